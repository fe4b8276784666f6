import { useMemo, useState } from 'react';
import { createTextMatch } from '../MatchedText/createTextMatch.ts';
import type { SelectOption } from '../Select/SelectList.tsx';

/** Keeps what was chosen, because the options of the next search need not contain it. */
function useChosen(options: readonly SelectOption[], ids: readonly string[]): readonly SelectOption[] {
  const [known, setKnown] = useState<readonly SelectOption[]>([]);
  const chosen = ids.map(
    (id) => options.find((option) => option.id === id) ?? known.find((option) => option.id === id) ?? { id, label: id },
  );
  const isSame =
    chosen.length === known.length &&
    chosen.every(({ id, label }, place) => id === known[place]?.id && label === known[place].label);
  if (!isSame) setKnown(chosen);
  return isSame ? known : chosen;
}

/**
 * Returns what React Aria needs to find options, and the chosen ones.
 * @param isHidden hides the options of an earlier search, while the next is under way or after it failed.
 */
export function useOptions(
  options: readonly SelectOption[],
  onSearch: ((text: string) => void) | undefined,
  ids: readonly string[],
  isHidden: boolean,
) {
  const chosen = useChosen(options, ids);
  const items = useMemo(
    () => [...options, ...chosen.filter(({ id }) => !options.some((option) => option.id === id))],
    [options, chosen],
  );
  const isSearched = onSearch !== undefined;
  const defaultFilter = useMemo(() => {
    if (isSearched) {
      const found = new Set(isHidden ? [] : options.map(({ label }) => label));
      return (label: string) => found.has(label);
    }
    let match = createTextMatch('');
    let typed = '';
    return (label: string, text: string) => {
      if (text !== typed) match = createTextMatch(text);
      typed = text;
      return match.matches(label);
    };
  }, [isSearched, isHidden, options]);
  const search = (text: string) => {
    // React Aria writes the label of an option that is chosen.
    if (!items.some(({ label }) => label === text)) onSearch?.(text);
  };
  return { chosen, finding: { defaultItems: items, defaultFilter, onInputChange: search } };
}
