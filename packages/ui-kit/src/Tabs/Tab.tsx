import type { ReactNode } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { useLocale } from '../theme/KitContext.ts';
import { StyledTab } from './Tabs.styles.ts';
import { useTabs } from './TabsContext.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The `id` connects a tab to its panel. */
export interface TabProps extends ElementProps<HTMLButtonElement> {
  /** The id of its `TabPanel`. */
  readonly id: string;
  readonly children: ReactNode;
  /** The number for the badge, such as the unread items. Zero or undefined shows no badge. */
  readonly badgeCount?: number;
  /** Returns the text for the count. @default only the number */
  readonly badgeLabel?: (count: number) => string;
  /** The tab cannot be selected. @default false */
  readonly isDisabled?: boolean;
}

/** A tab of a `TabList`. */
export function Tab({ id, children, badgeCount = 0, badgeLabel, isDisabled = false, ...rest }: TabProps) {
  const { locale } = useLocale();
  const { selected, select, elementId } = useTabs('Tab');
  const isSelected = selected === id;
  const sayNumber = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <StyledTab
      {...rest}
      type="button"
      role="tab"
      id={elementId('tab', id)}
      aria-selected={isSelected}
      aria-controls={isSelected ? elementId('panel', id) : undefined}
      tabIndex={isSelected ? 0 : -1}
      disabled={isDisabled}
      onClick={() => select(id)}
    >
      {children}
      <Badge count={badgeCount} tone="neutral" countLabel={badgeLabel ?? sayNumber} />
    </StyledTab>
  );
}
