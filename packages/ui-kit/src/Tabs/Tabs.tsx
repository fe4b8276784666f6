import { Children, isValidElement, useId, useMemo, useState, type ReactNode } from 'react';
import { Tab, type TabProps } from './Tab.tsx';
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

/** Returns the id of the first enabled tab among elements in their written order; null if there is no such tab. */
function firstTab(children: ReactNode): string | null {
  for (const child of Children.toArray(children)) {
    if (!isValidElement<Partial<TabProps>>(child)) continue;
    const { id, isDisabled, children: inner } = child.props;
    if (child.type === Tab) {
      if (id !== undefined && isDisabled !== true) return id;
    } else {
      const found = firstTab(inner);
      if (found !== null) return found;
    }
  }
  return null;
}
