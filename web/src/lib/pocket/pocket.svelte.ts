/** The page's side of the pocket: requests and wires go to the worker as they would go to a server. */
import { mount, unmount } from "svelte";
import Coming from "../../parts/pocket/Coming.svelte";
import { keepAll } from "../device/offline";
import { settings } from "../device/settings.svelte";
import { RefusedError, type Wire } from "../sitting/socket";
import type { Said, Told } from "./worker";

export type Stage = "elsewhere" | "loading" | "starting" | "ready" | "failed";

const PACE = 0.8; // seconds a bot seems to think, as at a server; whoever wants no pause gets none
const SOON = 200; // milliseconds after which somebody is told what is waited for

class Pocket {
  stage = $state<Stage>("loading");
  /** What of the files has come, from 0 to 1. */
  share = $state(0);
  private worker: Worker | null = null;
  private shown: ReturnType<typeof mount> | null = null;
  /** Whether somebody waits for a table of this device, and not only the page for a quicker answer. */
  private waited = false;
  private lastRef = 0;
  private lastWire = 0;
  private readonly asked = new Map<number, { done: (answer: Response) => void; failed: (error: Error) => void }>();
  private readonly wires = new Map<number, Wire>();

  /** The same as a request to a server, but for where it goes; what is asked by the by takes no table of this device in hand. */
  ask(method: string, path: string, body: unknown, key: string, byTheBy = false): Promise<Response> {
    const [plain = "", query = ""] = path.split("?");
    const ref = ++this.lastRef;
    return new Promise((done, failed) => {
      this.asked.set(ref, { done, failed });
      this.say({ type: "ask", ref, method, path: plain, asked: Object.fromEntries(new URLSearchParams(query)), body: body ?? null, key, byTheBy });
    });
  }

  /** Somebody waits for what is asked by the by, and sees what is loaded. */
  wait(): void {
    setTimeout(() => this.show(), SOON);
  }

  /** A wire to a table; it is open at once, and what is said on it waits until somebody is there to hear. */
  dial(table: string, wire: Wire): { say: (text: string) => void; hang: () => void } {
    const number = ++this.lastWire;
    this.wires.set(number, wire);
    this.say({ type: "dial", wire: number, table, pace: settings.pace === "instant" ? 0 : PACE });
    return {
      say: (text) => this.say({ type: "hear", wire: number, text }),
      hang: () => {
        this.wires.delete(number);
        this.say({ type: "hang", wire: number });
      },
    };
  }

  /** A table that is removed from the device is not in hand any more either. */
  async forget(table: string): Promise<void> {
    if (this.worker) await this.ask("DELETE", `/kept/${table}`, null, "");
  }

  private say(said: Said): void {
    const worker = this.started();
    if (!this.waited && !(said.type === "ask" && said.byTheBy)) {
      this.waited = true;
      if (this.stage === "ready") void keepAll(true);
      setTimeout(() => this.show(), SOON);
    }
    worker.postMessage(said);
  }

  private started(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = (event: MessageEvent<Told>) => this.hear(event.data);
    worker.onerror = () => this.at("failed");
    this.stage = "loading";
    this.share = 0;
    return (this.worker = worker);
  }

  private hear(told: Told): void {
    switch (told.type) {
      case "loaded": return void (this.share = told.loaded / told.total);
      case "stage": return this.at(told.stage);
      case "heard": return this.wires.get(told.wire)?.onmessage?.({ data: told.text });
      case "refused": return this.broken(told.wire);
      case "answer":
        this.asked.get(told.ref)?.done(new Response(told.text, { status: told.done ? 200 : 409 }));
        this.asked.delete(told.ref);
    }
  }

  private at(stage: Stage): void {
    this.stage = stage;
    if (stage === "ready") {
      this.hide();
      if (this.waited) void keepAll(true);
    }
    if (stage === "elsewhere") this.show();
    if (stage === "failed") this.giveUp();
  }

  /** Whoever waits is told; the next wish tries once more. */
  private giveUp(): void {
    this.worker?.terminate();
    this.worker = null;
    if (this.waited) this.show();
    this.waited = false;
    for (const { failed } of this.asked.values()) failed(new RefusedError("offline", {}, "The rules could not be loaded."));
    this.asked.clear();
    for (const wire of [...this.wires.keys()]) this.broken(wire);
  }

  private broken(number: number): void {
    const wire = this.wires.get(number);
    this.wires.delete(number);
    wire?.onclose?.();
  }

  private show(): void {
    if (this.stage !== "ready") this.shown ??= mount(Coming, { target: document.body, props: { pocket: this, close: () => this.hide() } });
  }

  private hide(): void {
    if (this.shown) void unmount(this.shown);
    this.shown = null;
  }
}

export const pocket = new Pocket();
