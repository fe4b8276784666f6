import type { ReactNode, Ref } from 'react';
import { StyledTabPanel } from './Tabs.styles.ts';

/** What `TabPanel` takes. */
export interface TabPanelProps {
  /** That of its `Tab`. */
  id: string;
  children: ReactNode;
  /** The content reaches the row of tabs: lists whose rows have room of their own. @default false */
  isFlush?: boolean;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** What a tab shows. It is there only while its tab is selected. */
export function TabPanel({ isFlush = false, ...rest }: TabPanelProps) {
  return <StyledTabPanel {...rest} data-flush={isFlush || undefined} />;
}
