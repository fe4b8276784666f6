import { Check } from 'lucide-react';
import { useContext, useLayoutEffect, useRef } from 'react';
import { ComboBoxStateContext, ListLayout, Virtualizer } from 'react-aria-components';
import { searchMessages } from '../languages/en/index.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { stayAtEnd } from '../rowWindow/endOfList.ts';
import { NoResults } from '../SearchField/NoResults.tsx';
import { Option } from '../Select/SelectList.styles.ts';
import type { SelectOption } from '../Select/SelectList.tsx';
import { useMessages } from '../theme/KitContext.ts';
import { Layer, ScrolledOptions } from './ComboBox.styles.ts';

/** What a combo box says while it has no options. */
export interface ComboBoxStates {
  /** True while the options of `onSearch` are loading. */
  readonly isLoading?: boolean;
  /** Shown instead of options if they could not be loaded: what a person can do. */
  readonly searchErrorMessage?: string | undefined;
  /** Shown if no option is found. @default 'No results' of the kit's messages */
  readonly emptyText?: string | undefined;
}

/** The list of a combo box. Only the options in view are drawn. */
export function ComboBoxList({ isLoading = false, searchErrorMessage, emptyText }: ComboBoxStates) {
  const { noResults } = useMessages(searchMessages);
  const list = useRef<HTMLDivElement>(null);
  const text = useContext(ComboBoxStateContext)?.inputValue;
  const lastText = useRef(text);
  // What another text finds begins at its top.
  useLayoutEffect(() => {
    if (text !== lastText.current) list.current?.scrollTo({ top: 0 });
    lastText.current = text;
  }, [text]);
  return (
    // As wide as the box: beyond the edge of the page it would make the page scroll, which closes it.
    <Layer containerPadding={0}>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 28 }}>
        <ScrolledOptions
          ref={useSharedRef(list, stayAtEnd)}
          renderEmptyState={() => (
            <NoResults isLoading={isLoading} errorMessage={searchErrorMessage} emptyText={emptyText ?? noResults} />
          )}
        >
          {(option) => {
            // The combo box has given it these options.
            const { id, label } = option as SelectOption;
            return (
              <Option id={id} textValue={label}>
                {label}
                <Check aria-hidden />
              </Option>
            );
          }}
        </ScrolledOptions>
      </Virtualizer>
    </Layer>
  );
}
