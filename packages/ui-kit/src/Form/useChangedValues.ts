import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

const writtenOf = (data: FormData) =>
  JSON.stringify([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

/**
 * Reports the values of a form whenever one of them has changed.
 * @returns the properties of the form. React handles its own listener and those of the fields as one: a listener of the element runs before them,
 * and state that the app sets in it would be drawn with the values that the fields had, so that what was typed is lost.
 */
export function useChangedValues(
  form: RefObject<HTMLFormElement | null>,
  onChange: ((data: FormData) => void) | undefined,
) {
  const known = useRef<string | null>(null);
  const look = () => {
    if (form.current === null) return;
    const data = new FormData(form.current);
    const written = writtenOf(data);
    if (written === known.current) return;
    known.current = written;
    onChange?.(data);
  };
  const lookNow = useEffectEvent(look);
  const isWatched = onChange !== undefined;
  useEffect(() => {
    const element = form.current;
    if (!isWatched || !element) return undefined;
    known.current = writtenOf(new FormData(element));
    // A field such as a date holds its value in a hidden input, which React changes without an event.
    const observer = new MutationObserver(() => lookNow());
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
    return () => observer.disconnect();
  }, [form, isWatched]);
  return isWatched ? { onInput: look } : null;
}
