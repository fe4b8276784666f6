import type { ReactNode, Ref } from 'react';
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
  return <TabRow {...rest} aria-label={label} />;
}
