/** Random bytes as hexadecimal digits. Works on plain http too, where `crypto.randomUUID` does not. */
export function randomHex(bytes: number): string {
  const all = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(all, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
