import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { letters } from "./lib/device/letters";
import { serveOffline } from "./lib/device/offline";
import { IN_FILES } from "./lib/device/where";
import { lexicon } from "./lib/lexicon.svelte";

const target = document.getElementById("app") as HTMLElement;

const { game } = document.documentElement.dataset; // the server says which one is played at this table
if (game) void lexicon.need(game); // read while the table's own parts are still on their way
await Promise.all([lexicon.begin(), letters(), IN_FILES && import("./lib/pocket/links")]);
target.replaceChildren();
mount(App, { target });

if (import.meta.env.PROD) serveOffline();
