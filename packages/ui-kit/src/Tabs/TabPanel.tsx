import { useRef, type ReactNode } from 'react';
import { useSharedRef } from '../refs/index.ts';
import { StyledTabPanel } from './Tabs.styles.ts';
import { useTabs } from './TabsContext.ts';
import { useHasTabStop } from './useHasTabStop.ts';
import type { ElementProps } from '../element/ElementProps.ts';

/** The properties of `TabPanel`. */
export interface TabPanelProps extends ElementProps<HTMLDivElement> {
  /** That of its `Tab`. */
  readonly id: string;
  readonly children: ReactNode;
  /** The content reaches the row of tabs: lists whose rows have room of their own. @default false */
  readonly isFlush?: boolean;
}

/** What a tab shows. It is there only while its tab is selected. */
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
      // What can only be read must be reached all the same.
      tabIndex={hasTabStop ? undefined : 0}
      data-flush={isFlush || undefined}
    />
  );
}
