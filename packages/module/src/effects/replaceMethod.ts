/** Replaces a method of an object by another one. Returns a function that puts the first one back. */
export function replaceMethod(target: object, name: string, method: unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Reflect.set(target, name, method);
  return () => {
    if (own === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, own);
  };
}
