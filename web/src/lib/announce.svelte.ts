let text = $state("");
let odd = false;

export const announced = {
  get text(): string {
    return text;
  },
};

/** Have a screen reader say something, politely; the same words twice are said twice. */
export function announce(words: string): void {
  odd = !odd;
  text = odd ? words : `${words}\u00a0`;
}
