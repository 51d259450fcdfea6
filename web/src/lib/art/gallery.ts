/** Everything drawn, on one page, for who draws: `npm run dev`, then /gallery.html. The built pages do not contain it. */
import { mount } from "svelte";
import Gallery from "./Gallery.svelte";

mount(Gallery, { target: document.getElementById("app")! });
