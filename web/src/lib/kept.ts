/** Small things that outlive a reload: in this tab (`session`) or in this browser (`local`). */
function keeper(storage: () => Storage) {
  return {
    get<Value>(key: string, otherwise: Value): Value {
      try {
        const text = storage().getItem(key);
        return text === null ? otherwise : (JSON.parse(text) as Value);
      } catch {
        return otherwise;
      }
    },
    set(key: string, value: unknown): void {
      try {
        storage().setItem(key, JSON.stringify(value));
      } catch {
        // storage is closed or full: it counts until the page is closed
      }
    },
  };
}

export const session = keeper(() => sessionStorage);
export const local = keeper(() => localStorage);
