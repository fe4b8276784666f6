type Handlers = readonly (readonly [target: object, name: string, handler: unknown])[];

const names = new Map<object, readonly string[]>();

function handlerNames(target: object): readonly string[] {
  const known = names.get(target);
  if (known) return known;
  const found: string[] = [];
  for (const name in target) if (name.startsWith('on')) found.push(name);
  names.set(target, found);
  return found;
}

/** The current `on…` handlers of window and document, such as `window.onresize`. */
export function handlerProperties(): Handlers {
  return [window, document].flatMap((target) =>
    handlerNames(target).map((name) => [target, name, Reflect.get(target, name) as unknown] as const),
  );
}

/** Restores the handlers that have changed since. */
export function restoreHandlerProperties(handlers: Handlers): void {
  for (const [target, name, handler] of handlers) {
    if (Reflect.get(target, name) !== handler) Reflect.set(target, name, handler);
  }
}
