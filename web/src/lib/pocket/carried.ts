/** A finished game inside a link: the whole record, packed, behind the `#`, which no browser sends to any server. */
import { IN_FILES, ROOT } from "../device/where";

const MARK = "#game=";
const LONGEST = 16_000; // characters that messengers and browsers still take

/** The link that holds this record, or nothing where it would be too long. */
export async function linkTo(record: string, home = location.origin + ROOT): Promise<string> {
  const link = `${home}${IN_FILES ? "#/" : ""}here${MARK}${await packed(record)}`;
  return link.length <= LONGEST ? link : "";
}

/** The record in what follows the `#` of an address, or nothing; what is damaged comes out as it is, to be refused as a record. */
export async function carriedBy(hash: string): Promise<string> {
  return hash.startsWith(MARK) ? unpacked(hash.slice(MARK.length)).catch(() => hash) : "";
}

async function packed(text: string): Promise<string> {
  const bytes = await through(new CompressionStream("deflate-raw"), new TextEncoder().encode(text));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(part: string): Promise<string> {
  const bytes = Uint8Array.from(atob(part.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(new DecompressionStream("deflate-raw"), bytes));
}

async function through(press: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(press)).arrayBuffer());
}
