/** Where this page is, and where a table is: at a server, or on this device. */

/** Whether this page is a folder of files without a server behind it. */
export const IN_FILES = globalThis.document?.documentElement.dataset["home"] === "files"; // a test has no page

/** The folder of the page: a server has the whole address to itself. */
export const ROOT = IN_FILES ? new URL("./", location.href).pathname : "/";

/** Whether this names a table of this device, or a wish to one. */
export function isHere(name: string): boolean {
  return /^(\/tables\/|\/)?here\b/.test(name);
}
