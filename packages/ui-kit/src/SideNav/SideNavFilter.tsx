import { memo, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { searchMessages } from '../languages/en/index.ts';
import { resultMessages } from '../languages/en/results.ts';
import { createTextMatch } from '../MatchedText/createTextMatch.ts';
import { MarkedText } from '../MatchedText/MatchedText.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { linksOf, type SideNavItem } from './items.ts';
import { firstRow } from './rowKeys.ts';
import { Filter, NoMatch } from './SideNav.styles.ts';

interface SideNavFilterProps {
  readonly label: string;
  readonly items: readonly SideNavItem[] | undefined;
  /** Called with the links that match; null without a text. */
  readonly onFound: (found: readonly SideNavItem[] | null) => void;
}

/** The links whose label contains every word of the text; null without a word. */
function matchLinks(items: readonly SideNavItem[], text: string): readonly SideNavItem[] | null {
  const match = createTextMatch(text);
  if (match.isEmpty) return null;
  return linksOf(items)
    .filter(({ label }) => match.matches(label))
    .map((link) => ({ ...link, labelContent: <MarkedText match={match}>{link.label}</MarkedText> }));
}

/** A field above the links of a submenu. Arrow down goes to the links, Enter follows the first one. A page that opens renders no field again. */
export const SideNavFilter = memo(function SideNavFilter({ label, items, onFound }: SideNavFilterProps) {
  const { resultsCount } = useMessages(resultMessages);
  const { noResults } = useMessages(searchMessages);
  const field = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const found = useMemo(() => matchLinks(items ?? [], text), [items, text]);
  useEffect(() => {
    onFound(found);
  }, [found, onFound]);
  /** The first link below the field, in the same submenu. */
  const firstLink = () => firstRow(field.current?.parentElement ?? null);
  const seeKey = (event: KeyboardEvent) => {
    // The keys belong to the field, not to the rows around it.
    event.stopPropagation();
    if (readKeyPress(event).key !== 'ArrowDown') return;
    event.preventDefault();
    firstLink()?.focus();
  };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys come from the field inside, which has focus. */}
      <Filter ref={field} onKeyDown={seeKey}>
        <SearchField
          aria-label={label}
          placeholder={label}
          value={text}
          onChange={setText}
          onSubmit={() => {
            if (found !== null) firstLink()?.click();
          }}
        />
      </Filter>
      <VisuallyHidden>
        <span role="status">{found === null ? '' : resultsCount(found.length)}</span>
      </VisuallyHidden>
      {found?.length === 0 && <NoMatch>{noResults}</NoMatch>}
    </>
  );
});
