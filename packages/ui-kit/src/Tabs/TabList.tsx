import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { useLocale } from '../theme/KitContext.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { TabRow } from './Tabs.styles.ts';
import { useTabs } from './TabsContext.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The list needs a name, because several lists may be on one page. */
export interface TabListProps extends ElementProps<HTMLDivElement> {
  /** The subject of the tabs, which is the name for screen readers. */
  readonly 'aria-label': string;
  /** The `Tab` elements. */
  readonly children: ReactNode;
}

/** The row of tabs. It scrolls sideways if it has no room. */
export function TabList({ ref, ...rest }: TabListProps) {
  const row = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();
  const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const previous = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

  // The hook renders the list again when another tab is selected.
  useTabs('TabList');
  // Only one tab is a tab stop: the selected one, or the first enabled one if the selected one is not enabled. Only the
  // DOM knows the tabs, because components of the app may render them.
  useLayoutEffect(() => {
    const tabs = enabledTabs(row.current);
    const stop = tabs.find((tab) => tab.ariaSelected === 'true') ?? tabs[0];
    for (const tab of tabs) tab.tabIndex = tab === stop ? 0 : -1;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = enabledTabs(event.currentTarget);
    const current = tabs.findIndex((tab) => tab === event.target);
    const steps: Readonly<Record<string, number>> = { [next]: current + 1, [previous]: current - 1, Home: 0, End: -1 };
    const step = steps[readKeyPress(event).key];
    if (step === undefined || current === -1) return;
    event.preventDefault();
    // The arrow keys wrap around at both ends.
    const tab = tabs.at(step % tabs.length);
    tab?.focus();
    tab?.click();
  };

  return (
    <TabRow {...rest} ref={useSharedRef(row, ref)} role="tablist" aria-orientation="horizontal" onKeyDown={onKeyDown} />
  );
}

const enabledTabs = (row: HTMLElement | null): readonly HTMLElement[] => [
  ...(row?.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)') ?? []),
];
