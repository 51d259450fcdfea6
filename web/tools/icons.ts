/** Writes the icons of the installed page to public/: `node tools/icons.ts [chromium]`; without a browser only the SVGs. */
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { hex } from "../src/lib/art/colour.ts";
import { icon } from "../src/lib/art/icon.ts";

const browser = process.argv[2];
const folder = new URL("../public/", import.meta.url);

const drawn = (maskable: boolean): string =>
  icon(maskable, (token) => hex(token, token === "table" ? "dark" : "light"));

function picture(svg: string, pixels: number, to: string): void {
  const page = `data:text/html,<body style="margin:0"><div style="width:${pixels}px">${encodeURIComponent(svg)}</div>`;
  const flags = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--hide-scrollbars",
    "--default-background-color=00000000",
  ];
  const target = new URL(to, folder).pathname;
  execFileSync(
    browser as string,
    [...flags, `--window-size=${pixels},${pixels}`, `--screenshot=${target}`, page],
    { stdio: "ignore" },
  );
}

writeFileSync(new URL("icon.svg", folder), drawn(false));
writeFileSync(new URL("icon-maskable.svg", folder), drawn(true));
if (browser) {
  picture(drawn(false), 192, "icon-192.png");
  picture(drawn(false), 512, "icon-512.png");
  picture(drawn(true), 512, "icon-maskable-512.png");
  picture(drawn(true), 180, "apple-touch-icon.png");
}
