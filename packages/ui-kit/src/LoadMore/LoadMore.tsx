import { useLayoutEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';
import { Button } from '../Button/index.ts';
import { loadingTexts, moreTexts } from '../messages/english.ts';
import { useSharedRef } from '../refs/index.ts';
import { useLocale, useTexts } from '../theme/KitContext.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Root } from './LoadMore.styles.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `LoadMore`. */
export interface LoadMoreProps extends ElementProps<HTMLDivElement> {
  /** More is loading. The button stays and ignores presses. */
  readonly isLoading: boolean;
  /** Whether there is more to load. If not, the button is removed. */
  readonly hasMore: boolean;
  readonly onPress: () => void;
  /** @default 'LOAD MORE ...', in the language of the page */
  readonly label?: string | undefined;
}

/** The end of a list that comes in pages. Someone whose press brought the last page keeps their place in it. */
export function LoadMore({ isLoading, hasMore, onPress, label, ref, ...rest }: LoadMoreProps) {
  const more = useTexts(moreTexts);
  const { allLoaded } = useTexts(loadingTexts);
  const { locale } = useLocale();
  const rootRef = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const hadMore = useRef(false);

  useLayoutEffect(() => {
    if (hadMore.current && !hasMore) {
      // The button went while it had focus, which would send the person back to the top of the page.
      if (hasFocus.current) rootRef.current?.focus({ preventScroll: true });
      announce(allLoaded, { locale });
    }
    hadMore.current = hasMore;
  }, [hasMore, allLoaded, locale]);

  return (
    <Root
      {...rest}
      ref={useSharedRef(rootRef, ref)}
      tabIndex={-1}
      data-has-more={hasMore || undefined}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      {hasMore ? (
        <Button isPending={isLoading} onPress={() => onPress()}>
          {label ?? more.loadMore}
        </Button>
      ) : (
        <VisuallyHidden>{allLoaded}</VisuallyHidden>
      )}
    </Root>
  );
}
