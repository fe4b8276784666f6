/** The listeners of one value. They are called when the value changes. `onFailure` gets the error of one that throws. */
export class Listeners<Value> {
  readonly #listeners = new Set<(value: Value) => void>();
  readonly #onFailure: (error: unknown) => void;
  #told: string;

  constructor(value: Value, onFailure: (error: unknown) => void) {
    this.#told = JSON.stringify(value);
    this.#onFailure = onFailure;
  }

  readonly add = (listener: (value: Value) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  call(value: Value): void {
    // The shell creates these objects in each render, so they are compared by content.
    const next = JSON.stringify(value);
    if (next === this.#told) return;
    this.#told = next;
    for (const listener of this.#listeners) {
      try {
        listener(value);
      } catch (error) {
        // An error in a module's listener must not stop the shell. The window hears of it like of any other error.
        this.#onFailure(error);
        reportError(error);
      }
    }
  }

  clear(): void {
    this.#listeners.clear();
  }
}
