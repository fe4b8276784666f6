import { useEffect, useRef, type RefObject } from 'react';
import { useAnnouncement } from '../announcer/useAnnouncement.ts';
import { resultMessages } from '../languages/en/results.ts';
import { optionProps } from '../theme/useAppLink.ts';
import { useMessages } from '../theme/KitContext.ts';
import { NoResults } from './NoResults.tsx';
import { optionId } from './optionId.ts';
import { List, Result, ResultDescription, Results, ResultTitle } from './SearchResults.styles.ts';

/** One result of a search. */
export interface SearchResult {
  readonly id: string;
  readonly title: string;
  /** One line that distinguishes results, such as the place. */
  readonly description?: string;
  /** The address that it leads to. The result is then a link, which the browser can open in a new tab; `onAction` gets plain presses only. */
  readonly href?: string;
}

interface SearchResultsProps {
  /** The id of the list. */
  readonly id: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The field, below which the list opens. */
  readonly field: RefObject<HTMLDivElement | null>;
  readonly results: readonly SearchResult[];
  /** The index of the active result; −1 while the keyboard is in the field. */
  readonly active: number;
  readonly isLoading: boolean;
  readonly emptyText: string;
  /** Undefined if the search did not fail. */
  readonly errorMessage: string | undefined;
  readonly onAction: (id: string) => void;
  /** Called when the list of results appears and disappears. The field must not point to a list that is not there. */
  readonly onDrawn: (isDrawn: boolean) => void;
}

/** The list below a `SearchField`: placeholders, an error, the text for no results, or the results. */
export function SearchResults({ isOpen, onClose, field, ...content }: SearchResultsProps) {
  return (
    <Results
      isNonModal
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      triggerRef={field}
      placement="bottom start"
      offset={4}
      maxHeight={350}
    >
      <Content {...content} />
    </Results>
  );
}

function Content({
  id,
  results,
  active,
  isLoading,
  emptyText,
  errorMessage,
  onAction,
  onDrawn,
}: Omit<SearchResultsProps, 'isOpen' | 'onClose' | 'field'>) {
  const messages = useMessages(resultMessages);
  const list = useRef<HTMLDivElement>(null);
  const found = results.length === 0 ? emptyText : messages.resultsCount(results.length);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const hasList = !isLoading && errorMessage === undefined && results.length > 0;
  useEffect(() => {
    if (!hasList) return undefined;
    onDrawn(true);
    return () => onDrawn(false);
  }, [hasList, onDrawn]);
  // The list opens without focus, so screen readers need an announcement.
  useAnnouncement(isLoading || errorMessage !== undefined ? null : found);

  if (!hasList) return <NoResults {...{ isLoading, errorMessage, emptyText }} />;
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={found}
      // A press on the scroll bar must leave focus in the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {results.map(({ id: resultId, title, description, href }, place) => (
        <Result
          {...optionProps(href, () => onAction(resultId))}
          key={resultId}
          id={optionId(id, place)}
          aria-selected={place === active}
        >
          <ResultTitle>
            <bdi>{title}</bdi>
          </ResultTitle>
          {description !== undefined && <ResultDescription dir="auto">{description}</ResultDescription>}
        </Result>
      ))}
    </List>
  );
}
