/** In a folder of files every link of the page is a place behind `#`, so that it can also be opened in another window. */
export {};

function turn(link: Element): void {
  const to = link.getAttribute("href") ?? "";
  if (to.startsWith("/")) link.setAttribute("href", `#${to}`);
}

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (target instanceof Element && target.matches("a[href]")) turn(target);
    for (const node of addedNodes) if (node instanceof Element) for (const link of [node, ...node.querySelectorAll("a[href]")]) turn(link);
  }
}).observe(document.body, { subtree: true, childList: true, attributeFilter: ["href"] });
