import { Search } from 'lucide-react';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { ElementProps } from '../element/ElementProps.ts';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { searchMessages } from '../languages/en/index.ts';
import { resultMessages } from '../languages/en/results.ts';
import { optionProps } from '../theme/useAppLink.ts';
import { createTextMatch, type TextMatch } from '../MatchedText/createTextMatch.ts';
import { MarkedText } from '../MatchedText/MatchedText.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import {
  Column,
  Field,
  Foot,
  Input,
  List,
  Message,
  Panel,
  Results,
  Row,
  RowDescription,
  RowTitle,
  Scrim,
  SectionTitle,
  Waiting,
} from './CommandPalette.styles.ts';

/** A command or a place in the palette. */
export interface CommandPaletteItem {
  /** No other item of the palette has it. */
  readonly id: string;
  readonly title: string;
  /** Distinguishes items of one title: the group of an application, the program of a purchase order. */
  readonly description?: string;
  readonly icon?: ReactNode;
  /** The address that it leads to. The item is then a link, which the browser can open in a new tab, also by Control or Command and Enter; `onAction` gets plain presses only. */
  readonly href?: string;
}

/** Items of one kind under a title. */
export interface CommandPaletteSection {
  readonly id: string;
  readonly title: string;
  readonly items: readonly CommandPaletteItem[];
}

/** The app searches. The palette shows its `sections`, and reports what is typed and chosen. */
export interface CommandPaletteProps extends ElementProps<HTMLElement> {
  /** The name of the palette, its field and its list for screen readers. */
  readonly 'aria-label': string;
  /** What can be found, such as "Search or jump to". */
  readonly placeholder: string;
  readonly isOpen: boolean;
  /** Called with false when Escape or a press outside closes it. */
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The text in the field. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** What is found, best first. Sections without items are not shown. */
  readonly sections: readonly CommandPaletteSection[];
  /** Called with the id of an item that is pressed or chosen by Enter. The palette stays open until the app closes it. */
  readonly onAction: (id: string) => void;
  /** True while further results are loading. */
  readonly isLoading?: boolean;
  /** Shown if nothing is found. @default 'No results', in the language of the page */
  readonly emptyText?: string;
  /** A line below the results: the keys that work here. It is hidden on a device without a keyboard. */
  readonly footer?: ReactNode;
}

/**
 * A dialog with a field that finds places and commands, all by keyboard. Focus stays in the field. For the results of one field of the
 * page use `SearchField`, for the actions of one object `Menu`.
 */
export function CommandPalette({
  'aria-label': label,
  placeholder,
  isOpen,
  onOpenChange,
  value,
  onChange,
  sections,
  onAction,
  isLoading = false,
  emptyText,
  footer,
  className,
  ...rest
}: CommandPaletteProps) {
  const searching = useMessages(searchMessages);
  const results = useMessages(resultMessages);
  const id = useId();
  const found = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const shown = sections.filter(({ items }) => items.length > 0);
  const rows = shown.flatMap(({ items }) => items);
  // The best result is active until the arrow keys choose another one.
  const active = rows.find((row) => row.id === activeId) ?? rows[0];
  const match = useMemo(() => createTextMatch(value), [value]);
  const optionId = (item: CommandPaletteItem) => `${id}-option-${rows.indexOf(item)}`;
  const listId = `${id}-list`;

  const seeKey = (event: KeyboardEvent) => {
    const { key, isRepeated } = readKeyPress(event);
    if (key === 'Mod+Enter' && active?.href !== undefined) {
      event.preventDefault();
      // The browser does with the link what it does for a person's own Control or Command and click.
      const modified = { bubbles: true, cancelable: true, ctrlKey: true, metaKey: true };
      if (!isRepeated) document.getElementById(optionId(active))?.dispatchEvent(new MouseEvent('click', modified));
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1, Enter: 0 }[key];
    if (step === undefined || active === undefined) return;
    event.preventDefault();
    if (step !== 0) setActiveId(rows.at((rows.indexOf(active) + step) % rows.length)?.id ?? null);
    else if (!isRepeated) onAction(active.id);
  };
  const none = emptyText ?? searching.noResults;
  const count = rows.length === 0 ? none : results.resultsCount(rows.length);

  return (
    <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Panel className={className}>
        <Column {...rest} aria-label={label}>
          <Field>
            <Search aria-hidden />
            <Input
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is for this field.
              autoFocus
              type="text"
              role="combobox"
              aria-label={label}
              aria-autocomplete="list"
              aria-expanded={rows.length > 0}
              aria-controls={rows.length > 0 ? listId : undefined}
              aria-activedescendant={active && optionId(active)}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={value}
              onChange={(event) => {
                setActiveId(null);
                // The best result is active again, so it must be in view.
                found.current?.scrollTo(0, 0);
                onChange(event.target.value);
              }}
              onKeyDown={seeKey}
            />
          </Field>
          <Results>
            {isLoading && (
              <Waiting>
                <ProgressBar aria-label={searching.search} isSilent />
              </Waiting>
            )}
            {rows.length === 0 ? (
              !isLoading && <Message>{none}</Message>
            ) : (
              <List ref={found} id={listId} role="listbox" aria-label={label} tabIndex={-1}>
                {shown.map((section) => (
                  <div key={section.id} role="group" aria-labelledby={`${id}-${section.id}`}>
                    <SectionTitle id={`${id}-${section.id}`} role="presentation">
                      {section.title}
                    </SectionTitle>
                    {section.items.map((item) => (
                      <Option
                        key={item.id}
                        id={optionId(item)}
                        item={item}
                        match={match}
                        isActive={item === active}
                        isScrolledTo={item.id === activeId}
                        onPress={() => onAction(item.id)}
                      />
                    ))}
                  </div>
                ))}
              </List>
            )}
          </Results>
          <VisuallyHidden>
            <span role="status">{value === '' || isLoading ? '' : count}</span>
          </VisuallyHidden>
          {footer !== undefined && <Foot>{footer}</Foot>}
        </Column>
      </Panel>
    </Scrim>
  );
}

interface OptionProps {
  readonly id: string;
  readonly item: CommandPaletteItem;
  readonly match: TextMatch;
  readonly isActive: boolean;
  /** The arrow keys have chosen it. The first result is in view anyway, and looking would cost a layout when the palette opens. */
  readonly isScrolledTo: boolean;
  readonly onPress: () => void;
}

function Option({ id, item: { title, description, icon, href }, match, isActive, isScrolledTo, onPress }: OptionProps) {
  return (
    <Row
      {...optionProps(href, onPress)}
      id={id}
      aria-selected={isActive}
      ref={isScrolledTo ? scrollIntoView : undefined}
      // A press must not take the focus from the field.
      onMouseDown={(event) => event.preventDefault()}
    >
      {icon}
      <RowTitle dir="auto">
        <MarkedText match={match}>{title}</MarkedText>
      </RowTitle>
      {description !== undefined && <RowDescription dir="auto">{description}</RowDescription>}
    </Row>
  );
}

function scrollIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
