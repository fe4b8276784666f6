/** The part of a `Map` or `WeakMap` that {@link heldIn} uses. */
interface Held<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** The value of a key, which is created when it is first asked for. */
export function heldIn<Key, Value>(held: Held<Key, Value>, key: Key, create: () => Value): Value {
  const value = held.get(key) ?? create();
  held.set(key, value);
  return value;
}
