/** What a person has chosen for all tables, kept in this browser. */
export type Language = "pl" | "en";
export type Theme = "auto" | "light" | "dark";

export interface Settings {
  language: Language;
  theme: Theme;
  sound: boolean;
  speed: number; // ms a card travels; 0: nothing moves
  large: boolean;
  nickname: string;
}

export const SPEEDS = [0, 200, 350, 600] as const;
const KEY = "settings";

function kept(): Settings {
  const usual: Settings = {
    language: document.documentElement.lang === "pl" ? "pl" : "en", // first.js has asked the browser
    theme: "auto",
    sound: false,
    speed: 350,
    large: false,
    nickname: "",
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return usual; // storage is closed or holds something else
  }
}

export const settings: Settings = $state(kept());

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // it counts until the page is closed
  }
  show();
}

/** The page wears what was chosen. */
export function show(): void {
  const root = document.documentElement;
  root.lang = settings.language;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.toggleAttribute("data-large", settings.large);
  root.style.setProperty("--speed", `${travel()}ms`);
}

const still = matchMedia("(prefers-reduced-motion: reduce)");
let calm = $state(still.matches);
still.addEventListener("change", (event) => {
  calm = event.matches;
  show();
});

/** How long a card travels, in ms: what was chosen, and nothing for those who asked their system for calm. */
export function travel(): number {
  return calm ? 0 : settings.speed;
}
