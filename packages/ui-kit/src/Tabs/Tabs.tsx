import { useId, useMemo, useState, type ReactNode } from 'react';
import { firstTab } from './firstTab.ts';
import { TabsRoot } from './Tabs.styles.ts';
import { TabsContext } from './TabsContext.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `Tabs`. */
export interface TabsProps extends ElementProps<HTMLDivElement> {
  /** The id of the selected tab, where the app decides. */
  readonly selectedKey?: string;
  /** The id of the tab selected at first; the first tab by default. */
  readonly defaultSelectedKey?: string;
  /** Called with the id of the tab that was selected. */
  readonly onSelectionChange?: (id: string) => void;
  /** A `TabList`, then a `TabPanel` for each tab. */
  readonly children: ReactNode;
}

/**
 * Parts of one subject, of which one is in view. It is made by hand: React Aria's tabs bring the machinery of its collections,
 * which weighs 15 kB (gzip) on whatever shows three tabs.
 */
export function Tabs({ selectedKey, defaultSelectedKey, onSelectionChange, children, ...rest }: TabsProps) {
  const base = useId();
  const [own, setOwn] = useState(defaultSelectedKey);
  const selected = selectedKey ?? own ?? firstTab(children);
  const state = useMemo(
    () => ({
      selected,
      select: (id: string) => {
        if (id === selected) return;
        setOwn(id);
        onSelectionChange?.(id);
      },
      elementId: (part: 'tab' | 'panel', id: string) => `${base}-${part}-${id}`,
    }),
    [base, selected, onSelectionChange],
  );
  return (
    <TabsContext value={state}>
      <TabsRoot {...rest}>{children}</TabsRoot>
    </TabsContext>
  );
}
