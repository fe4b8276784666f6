import type { ReactNode, Ref } from 'react';
import { TabsRoot } from './Tabs.styles.ts';

/** What `Tabs` takes. */
export interface TabsProps {
  /** The id of the selected tab, where the app decides. */
  selectedKey?: string;
  /** The id of the tab selected at first; the first tab unless given. */
  defaultSelectedKey?: string;
  /** Called with the id of the tab that was selected. */
  onSelectionChange?: (id: string) => void;
  /** A `TabList`, then a `TabPanel` for each tab. */
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Parts of one subject, of which one is in view. */
export function Tabs({ onSelectionChange, ...rest }: TabsProps) {
  // The ids of `Tab` are strings.
  return (
    <TabsRoot {...rest} {...(onSelectionChange && { onSelectionChange: (key) => onSelectionChange(String(key)) })} />
  );
}
