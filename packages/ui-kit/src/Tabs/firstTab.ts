import { Children, isValidElement, type ReactNode } from 'react';
import { Tab, type TabProps } from './Tab.tsx';

/** Returns the id of the first enabled tab among elements in their written order; null if there is no such tab. */
export function firstTab(children: ReactNode): string | null {
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
