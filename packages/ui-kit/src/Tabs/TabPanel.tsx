import { useRef, type ReactNode } from 'react';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { StyledTabPanel } from './Tabs.styles.ts';
import { useTabs } from './TabsContext.ts';
import { useHasTabStop } from '../focus/useHasTabStop.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The `id` connects a panel to its tab. */
export interface TabPanelProps extends ElementProps<HTMLDivElement> {
  /** The id of its `Tab`. */
  readonly id: string;
  readonly children: ReactNode;
  /** The content has no padding, for lists whose rows have their own. @default false */
  readonly isFlush?: boolean;
}

/** The content of a tab. It is mounted only while its tab is selected. */
export function TabPanel(props: TabPanelProps) {
  const { selected } = useTabs('TabPanel');
  return selected === props.id ? <SelectedPanel {...props} /> : null;
}

function SelectedPanel({ id, isFlush = false, ref, ...rest }: TabPanelProps) {
  const { elementId } = useTabs('TabPanel');
  const panel = useRef<HTMLDivElement>(null);
  const hasTabStop = useHasTabStop(panel);
  return (
    <StyledTabPanel
      {...rest}
      ref={useSharedRef(panel, ref)}
      role="tabpanel"
      id={elementId('panel', id)}
      aria-labelledby={elementId('tab', id)}
      // A panel without a control must be reachable by keyboard itself.
      tabIndex={hasTabStop ? undefined : 0}
      data-flush={isFlush || undefined}
    />
  );
}
