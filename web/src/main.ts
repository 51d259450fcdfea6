import { mount } from "svelte";
import App from "./App.svelte";
import "./lib/art/fonts.css";
import "./lib/art/tokens.css";
import "./app.css";
import { settings, show } from "./lib/settings.svelte.ts";
import { speak } from "./lib/words.svelte.ts";

show();
await speak(settings.language);
const app = document.getElementById("app")!;
app.replaceChildren(); // the name that stood there while the page was on its way
mount(App, { target: app });
