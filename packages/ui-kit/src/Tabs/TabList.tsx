import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useDirection } from '../theme/KitContext.ts';
import { TabRow } from './Tabs.styles.ts';

/** What `TabList` takes. */
export interface TabListProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The `Tab`s. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** The row of tabs. It scrolls sideways where they have no room. */
export function TabList({ label, ...rest }: TabListProps) {
  const direction = useDirection();
  const next = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const previous = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:not(:disabled)')];
    const current = tabs.findIndex((tab) => tab === event.target);
    const steps: Readonly<Record<string, number>> = { [next]: current + 1, [previous]: current - 1, Home: 0, End: -1 };
    const step = steps[event.key];
    if (step === undefined || current === -1) return;
    event.preventDefault();
    // Beyond either end it goes on at the other.
    const tab = tabs.at(step % tabs.length);
    tab?.focus();
    tab?.click();
  };

  return <TabRow {...rest} role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={onKeyDown} />;
}
