/** Built-ins that the portal and its modules share. A module that changes one changes the portal. */
const shared: readonly (readonly [name: string, target: object])[] = [
  ['Array', Array],
  ['Array.prototype', Array.prototype],
  ['Date', Date],
  ['Date.prototype', Date.prototype],
  ['Document.prototype', Document.prototype],
  ['Element.prototype', Element.prototype],
  ['EventTarget.prototype', EventTarget.prototype],
  ['Function.prototype', Function.prototype],
  ['HTMLElement.prototype', HTMLElement.prototype],
  ['History.prototype', History.prototype],
  ['JSON', JSON],
  ['Map.prototype', Map.prototype],
  ['Math', Math],
  ['Node.prototype', Node.prototype],
  ['Number.prototype', Number.prototype],
  ['Object', Object],
  ['Object.prototype', Object.prototype],
  ['Promise', Promise],
  ['Promise.prototype', Promise.prototype],
  ['Reflect', Reflect],
  ['RegExp.prototype', RegExp.prototype],
  ['Set.prototype', Set.prototype],
  ['String.prototype', String.prototype],
  ['URL.prototype', URL.prototype],
];

/** Globals of the window that the portal calls. */
const globals = ['Array', 'Date', 'JSON', 'Map', 'Object', 'Promise', 'Set', 'URL', 'XMLHttpRequest', 'fetch'] as const;

/** React Aria in the kit that modules share wraps it, to know whether the keyboard moved the focus. */
const isWrappedByKit = (target: object, key: PropertyKey): boolean =>
  target === HTMLElement.prototype && key === 'focus';

type Descriptors = ReadonlyMap<PropertyKey, PropertyDescriptor>;

const descriptorsOf = (target: object): Descriptors =>
  new Map(Reflect.ownKeys(target).map((key) => [key, Object.getOwnPropertyDescriptor(target, key) ?? {}]));

const isSame = (first: PropertyDescriptor, second: PropertyDescriptor | undefined): boolean =>
  second !== undefined &&
  Object.is(first.value, second.value) &&
  first.get === second.get &&
  first.set === second.set &&
  first.enumerable === second.enumerable;

/** A snapshot of the built-ins. */
export type BuiltIns = ReturnType<typeof rememberBuiltIns>;

/** Takes a snapshot of the built-ins. */
export function rememberBuiltIns() {
  const objects: { name: string; target: object; before: Descriptors }[] = shared.map(([name, target]) => ({
    name: `${name}.`,
    target,
    before: descriptorsOf(target),
  }));
  const window: Descriptors = new Map(
    globals.flatMap((name) => {
      const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
      return descriptor === undefined ? [] : [[name, descriptor] as const];
    }),
  );
  objects.push({ name: '', target: globalThis, before: window });

  return {
    /**
     * Restores built-ins that were replaced or deleted since the snapshot.
     *
     * @param isOver true also removes additions. A module may need its own additions until it is left.
     * @returns the names of the changed built-ins, such as `Array.prototype.map`
     */
    // This uses only loops, because a module may have changed the methods of arrays.
    restore: (isOver: boolean): readonly string[] => {
      const changed: string[] = [];
      for (const { name, target, before } of objects) {
        for (const [key, descriptor] of before) {
          if (isWrappedByKit(target, key) || isSame(descriptor, Object.getOwnPropertyDescriptor(target, key))) continue;
          Reflect.defineProperty(target, key, descriptor);
          changed[changed.length] = name + String(key);
        }
        if (!isOver || target === globalThis) continue;
        for (const key of Reflect.ownKeys(target)) {
          if (before.has(key)) continue;
          Reflect.deleteProperty(target, key);
          changed[changed.length] = name + String(key);
        }
      }
      return changed;
    },
  };
}
