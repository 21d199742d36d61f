/** The games kept in this browser: each as the pocket wrote it, with its line of the list. */
import type { TableSummary } from "../protocol";

/** A game's line of the list; of a what-if game, also where it left the other. */
export type Line = TableSummary & { fork?: number };

export interface Kept {
  id: string;
  text: string;
  line: Line;
}

const STORE = "tables";

function opened(): Promise<IDBDatabase> {
  return new Promise((done, failed) => {
    const opening = indexedDB.open("zaubertisch", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE, { keyPath: "id" });
    opening.onsuccess = () => done(opening.result);
    opening.onerror = () => failed(opening.error);
  });
}

async function within<T>(mode: IDBTransactionMode, work: (tables: IDBObjectStore) => IDBRequest<T> | undefined): Promise<T | undefined> {
  const base = await opened();
  try {
    return await new Promise((done, failed) => {
      const transaction = base.transaction(STORE, mode, { durability: "strict" });
      const asked = work(transaction.objectStore(STORE));
      transaction.oncomplete = () => done(asked?.result);
      transaction.onabort = transaction.onerror = () => failed(transaction.error);
    });
  } finally {
    base.close();
  }
}

/** All of them, the latest first. */
export async function allKept(): Promise<Kept[]> {
  const all = (await within<Kept[]>("readonly", (tables) => tables.getAll())) ?? [];
  return all.sort((one, other) => other.line.touched - one.line.touched);
}

export async function keptOf(id: string): Promise<Kept | undefined> {
  return within<Kept>("readonly", (tables) => tables.get(id));
}

/** What has changed and what is gone, all or nothing. */
export async function keep(changed: Kept[], gone: string[]): Promise<void> {
  if (!changed.length && !gone.length) return;
  await within("readwrite", (tables) => {
    for (const each of changed) tables.put(each);
    for (const id of gone) tables.delete(id);
    return undefined;
  });
}
