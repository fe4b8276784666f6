/** Returns the keys that every object has already. The schemas pass over them in maps, so a value there would vanish. */
export function inheritedKeys(input: unknown, parent: readonly string[] = []): string[] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([key, value]) => {
    const path = [...parent, key];
    return key in Object.prototype || key === 'prototype' ? [path.join('.')] : inheritedKeys(value, path);
  });
}
