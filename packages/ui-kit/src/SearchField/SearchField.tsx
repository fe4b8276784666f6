import { Search, X } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { searchMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { ClearButton, Input, Keys, Root } from './SearchField.styles.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { optionId } from './optionId.ts';
import type { SearchResult } from './SearchResults.tsx';
import type { ElementProps } from '../element/ElementProps.ts';

const resultList = lazyPart(async () => (await import('./SearchResults.tsx')).SearchResults);

/** The app searches. The field shows its `results`, its progress and its error. */
export interface SearchFieldProps extends ElementProps<HTMLInputElement> {
  /** The subject of the search, which is the name for screen readers. It is not shown. */
  readonly 'aria-label': string;
  /** An example, or the search criterion, such as "PO Number". */
  readonly placeholder?: string;
  /** The text, if the app holds it. */
  readonly value?: string;
  readonly onChange?: (text: string) => void;
  /** Called on Enter if no result is active. The text may be empty. */
  readonly onSubmit?: (text: string) => void;
  /** The results. The list is open while this is set, even if it is empty. */
  readonly results?: readonly SearchResult[];
  /** True while results are loading. */
  readonly isLoading?: boolean;
  /** Shown if there are no results. @default 'No results' of the kit's messages */
  readonly emptyText?: string;
  /** Shown instead of results if the search failed. */
  readonly errorMessage?: string;
  /** Called with the id of a result that is pressed or chosen by Enter. */
  readonly onAction?: (id: string) => void;
  /** `bar` is for the top bar. @default 'surface' */
  readonly variant?: 'surface' | 'bar';
}

/** A field that searches by text and lists the results below. Focus stays in the field. */
export function SearchField({
  'aria-label': label,
  placeholder,
  value,
  onChange,
  onSubmit,
  results: found,
  isLoading = false,
  emptyText,
  errorMessage,
  onAction,
  variant = 'surface',
  ref,
  ...rest
}: SearchFieldProps) {
  const messages = useMessages(searchMessages);
  const listId = useId();
  const field = useRef<HTMLDivElement>(null);
  const [hasFocus, setFocus] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  // Earlier results are hidden then, so they must not be reachable.
  const results = isLoading || errorMessage !== undefined ? [] : (found ?? []);
  const hasSomething = found !== undefined || isLoading || errorMessage !== undefined;
  const isOpen = hasSomething && hasFocus && !isDismissed;
  const [hasOpened, setOpened] = useState(isOpen);
  if (isOpen && !hasOpened) setOpened(true);
  const [isListDrawn, setListDrawn] = useState(false);
  // Placeholders and messages are not options.
  const hasList = isOpen && results.length > 0 && isListDrawn;
  const active = isOpen ? results.findIndex(({ id }) => id === activeId) : -1;

  const close = () => {
    setDismissed(true);
    setActiveId(null);
  };
  const choose = (id: string) => {
    close();
    onAction?.(id);
  };
  const move = (step: number) => {
    // From the field, arrow down reaches the first result and arrow up the last. Beyond either end the keyboard returns
    // to the field.
    const next = active === -1 && step === -1 ? results.length - 1 : active + step;
    setDismissed(false);
    setActiveId(results[next]?.id ?? null);
  };

  /** What a key does to the list; undefined if the field must handle it. */
  const actionOf = (key: string) => {
    const chosen = results[active];
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) return results.length === 0 ? undefined : () => move(step);
    if (key === 'Enter') return chosen && (() => choose(chosen.id));
    // The first Escape closes the list. The next one clears the field.
    return key === 'Escape' && isOpen ? close : undefined;
  };
  const seeKey = (event: KeyboardEvent) => {
    const { key } = readKeyPress(event);
    const action = actionOf(key);
    if (action) event.preventDefault();
    // During composition all keys belong to the input method, and none to the handlers of the field.
    if (action || key === '') event.stopPropagation();
    action?.();
  };

  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': hasList,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': active === -1 ? undefined : optionId(listId, active),
  } as const;

  return (
    <Keys onKeyDownCapture={seeKey}>
      <Root
        {...rest}
        ref={field}
        aria-label={label}
        {...(value !== undefined && { value })}
        data-on-bar={variant === 'bar' || undefined}
        onFocusChange={(isFocused) => {
          setFocus(isFocused);
          if (isFocused && onAction) resultList.preload();
        }}
        onChange={(text) => {
          setDismissed(false);
          setActiveId(null);
          onChange?.(text);
        }}
        onSubmit={(text) => {
          setDismissed(false);
          onSubmit?.(text);
        }}
      >
        <Search aria-hidden />
        <Input ref={ref} {...(placeholder !== undefined && { placeholder })} {...(onAction && combobox)} />
        <ClearButton aria-label={messages.clearSearch}>
          <X aria-hidden />
        </ClearButton>
      </Root>
      {hasOpened && (
        <resultList.Part
          props={{
            id: listId,
            isOpen,
            onClose: close,
            field,
            results,
            active,
            isLoading,
            emptyText: emptyText ?? messages.noResults,
            errorMessage,
            onAction: choose,
            onDrawn: setListDrawn,
          }}
          onFailure={close}
        />
      )}
    </Keys>
  );
}
