import { useEffect, useEffectEvent, type RefObject } from 'react';

const writtenOf = (data: FormData) =>
  JSON.stringify([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));

/** Reports the values of a form whenever one of them has changed. */
export function useChangedValues(
  form: RefObject<HTMLFormElement | null>,
  onChange: ((data: FormData) => void) | undefined,
): void {
  const report = useEffectEvent((data: FormData) => onChange?.(data));
  const isWatched = onChange !== undefined;
  useEffect(() => {
    const element = form.current;
    if (!isWatched || !element) return undefined;
    let known = writtenOf(new FormData(element));
    const look = () => {
      const data = new FormData(element);
      const written = writtenOf(data);
      if (written === known) return;
      known = written;
      report(data);
    };
    // A field such as a date holds its value in a hidden input, which React changes without an event.
    const observer = new MutationObserver(look);
    observer.observe(element, { subtree: true, childList: true, attributes: true, attributeFilter: ['value'] });
    element.addEventListener('input', look);
    return () => {
      observer.disconnect();
      element.removeEventListener('input', look);
    };
  }, [form, isWatched]);
}
