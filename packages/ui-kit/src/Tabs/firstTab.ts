import { Children, isValidElement, type ReactNode } from 'react';
import { Tab, type TabProps } from './Tab.tsx';

/** The id of the first tab that can be selected, among elements as they were written; null where there is none. */
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
