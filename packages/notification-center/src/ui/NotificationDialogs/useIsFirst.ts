import { useLayoutEffect, useState } from 'react';
import { createWritable, type Writable } from '../../core/utilities/readable.ts';
import { useNotificationCenter, type NotificationCenter } from '../../data/index.ts';
import { useReadable } from '../../data/hooks/useReadable.ts';

const lines = new WeakMap<NotificationCenter, Writable<readonly symbol[]>>();

function lineOf(center: NotificationCenter): Writable<readonly symbol[]> {
  const held = lines.get(center);
  if (held !== undefined) return held;
  const line = createWritable<readonly symbol[]>([]);
  lines.set(center, line);
  return line;
}

/** True in one of all the components that ask, for as long as it is mounted; then in the next. */
export function useIsFirst(): boolean {
  const line = lineOf(useNotificationCenter());
  const [own] = useState(() => Symbol('place'));
  useLayoutEffect(() => {
    line.set([...line.get(), own]);
    return () => line.set(line.get().filter((place) => place !== own));
  }, [line, own]);
  return useReadable(line)[0] === own;
}
