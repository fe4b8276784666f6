import { useEffect, useMemo, useState, type KeyboardEvent, type RefObject } from 'react';
import { resultTexts } from '../messages/english.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { useLocale, useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { matchLinks, type SideNavItem } from './items.ts';
import { firstRow } from './rowKeys.ts';
import { Filter } from './SideNav.styles.ts';

interface SideNavFilterProps {
  readonly label: string;
  readonly items: readonly SideNavItem[];
  /** The element with the links. */
  readonly links: RefObject<HTMLElement | null>;
  /** Called with the links that match; null without a text. */
  readonly onFound: (found: readonly SideNavItem[] | null) => void;
}

/** A field above the links of a submenu. Arrow down goes to the links, Enter follows the first one. */
export function SideNavFilter({ label, items, links, onFound }: SideNavFilterProps) {
  const { resultsCount } = useTexts(resultTexts);
  const { locale } = useLocale();
  const [text, setText] = useState('');
  const found = useMemo(() => (text.trim() === '' ? null : matchLinks(items, text, locale)), [items, locale, text]);
  useEffect(() => onFound(found), [found, onFound]);
  const seeKey = (event: KeyboardEvent) => {
    // The keys belong to the field, not to the rows around it.
    event.stopPropagation();
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    firstRow(links.current)?.focus();
  };
  return (
    <>
      {/* The keys come from the field inside, which has focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <Filter onKeyDown={seeKey}>
        <SearchField
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={setText}
          onSubmit={() => {
            if (found !== null) firstRow(links.current)?.click();
          }}
        />
      </Filter>
      <VisuallyHidden>
        <span role="status">{found === null ? '' : resultsCount(found.length)}</span>
      </VisuallyHidden>
    </>
  );
}
