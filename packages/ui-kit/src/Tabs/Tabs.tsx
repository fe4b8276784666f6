import { useId, useMemo, useState, type ReactNode } from 'react';
import { firstTab } from './firstTab.ts';
import { TabsRoot } from './Tabs.styles.ts';
import { TabsContext } from './TabsContext.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** `Tabs` holds its own state unless the app gives `selectedKey`. */
export interface TabsProps extends ElementProps<HTMLDivElement> {
  /** The id of the selected tab, if the app holds the state. */
  readonly selectedKey?: string;
  /** The id of the initially selected tab. By default it is the first tab. */
  readonly defaultSelectedKey?: string;
  /** Called with the id of the newly selected tab. */
  readonly onSelectionChange?: (id: string) => void;
  /** A `TabList`, then a `TabPanel` for each tab. */
  readonly children: ReactNode;
}

/**
 * Divides one subject into parts and shows one part. It does not use React Aria's tabs, whose collections add 15 kB
 * (gzip).
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
