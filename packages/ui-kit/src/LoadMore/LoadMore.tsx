import { useEffect, useRef } from 'react';
import { announce } from '../announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { passFocusOn } from '../focus/passFocusOn.ts';
import { loadingMessages, moreMessages } from '../languages/en/index.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './LoadMore.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The app holds the pages. The component only asks for the next one. */
export interface LoadMoreProps extends ElementProps<HTMLDivElement> {
  /** The next page is loading. The button stays and ignores presses. */
  readonly isLoading: boolean;
  /** Whether there is more to load. If not, the button is removed. */
  readonly hasMore: boolean;
  readonly onPress: () => void;
  /** @default 'LOAD MORE ...', in the language of the page */
  readonly label?: string | undefined;
}

/** The button is removed while it has the focus. The list keeps the place that a person reads. */
const passToEnd = passFocusOn((button) => [button.parentElement], { preventScroll: true });

/**
 * Ends a paged list with a button for the next page. After the last page, a person who pressed it keeps their place in
 * the list.
 */
export function LoadMore({ isLoading, hasMore, onPress, label, ...rest }: LoadMoreProps) {
  const more = useMessages(moreMessages);
  const { allLoaded } = useMessages(loadingMessages);
  const { locale } = useLocale();
  const hadMore = useRef(false);

  useEffect(() => {
    if (hadMore.current && !hasMore) announce(allLoaded, { locale });
    hadMore.current = hasMore;
  }, [hasMore, allLoaded, locale]);

  return (
    <Root {...rest} tabIndex={-1} data-has-more={hasMore || undefined}>
      {hasMore ? (
        <Button ref={passToEnd} isPending={isLoading} onPress={() => onPress()}>
          {label ?? more.loadMore}
        </Button>
      ) : (
        <VisuallyHidden>{allLoaded}</VisuallyHidden>
      )}
    </Root>
  );
}
