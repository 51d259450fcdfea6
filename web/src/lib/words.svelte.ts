import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Text } from "./protocol.ts";
import { settings, type Language } from "./settings.svelte.ts";

type Fields = Readonly<Record<string, unknown>>;

const FILES: Record<Language, () => Promise<{ default: readonly string[] }>> = {
  pl: () => import("./words/pl.ts"),
  en: () => import("./words/en.ts"),
};
const bundles = new Map<Language, FluentBundle>();
let spoken = $state.raw<FluentBundle>();

/** Fetch the words of the chosen language; what is said changes once they are there. */
export async function speak(language: Language): Promise<void> {
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of (await FILES[language]()).default) bundle.addResource(new FluentResource(text));
    bundles.set(language, bundle);
  }
  if (settings.language === language) spoken = bundle;
}

/** A sentence by its name, in the language of the page. */
export function say(id: string, fields: Fields = {}): string {
  const pattern = spoken?.getMessage(id)?.value;
  if (!pattern) return spoken ? id : "";
  const problems: Error[] = [];
  const text = spoken!.formatPattern(pattern, worded(fields), problems);
  if (problems.length && import.meta.env.DEV) console.warn(id, fields, problems);
  return text;
}

/** Is there such a sentence? */
export function known(id: string): boolean {
  return spoken?.hasMessage(id) ?? false;
}

/** Words that came without a language, in the language of the page. */
export function word(text: Text): string {
  return say(text.id, text.fields);
}

function worded(fields: Fields): Record<string, FluentVariable> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: unknown): FluentVariable {
  if (typeof value === "number" || typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(plain).join(", ");
  if (isText(value)) return word(value);
  return String(value ?? "");
}

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "id" in value && "fields" in value;
}
