import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const SERVER = "127.0.0.1:8000"; // `stolik serve`, while `npm run dev` shows the pages as they are written

/** Tells first.js where the words of each language are, so that they come along with the code that needs them. */
const wordsEarly: Plugin = {
  name: "words-early",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle }) {
      const files = Object.values(bundle ?? {}).filter(
        (file) => file.type === "chunk" && file.facadeModuleId?.includes("/src/lib/words/"),
      );
      const told = files.map((file) => `data-${"name" in file ? file.name : ""}="/${file.fileName}"`).join(" ");
      return html.replace('src="/first.js"', `src="/first.js" ${told}`);
    },
  },
};

export default defineConfig({
  plugins: [svelte({ configFile: false }), wordsEarly],
  build: {
    outDir: "../src/stolik/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the page may load nothing but files of its own origin: no data: addresses
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the words lie beside the package
    proxy: {
      "/api": `http://${SERVER}`,
      "/ws": { target: `ws://${SERVER}`, ws: true },
    },
  },
});
