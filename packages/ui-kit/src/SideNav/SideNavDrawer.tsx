import { useRef } from 'react';
import { Drawer } from '../Drawer/Drawer.tsx';
import type { ElementProps } from '../element/ElementProps.ts';
import { useSharedRef } from '../refs/useSharedRef.ts';
import { SharedTooltip } from '../Tooltip/SharedTooltip.tsx';
import { moveAmongRows } from './rowKeys.ts';
import { DrawerNav } from './SideNavFrame.styles.ts';
import { SideNavRows, type SideNavRowsProps } from './SideNavRows.tsx';

interface SideNavDrawerProps extends Omit<ElementProps<HTMLElement>, 'id' | 'ref'> {
  readonly ref: ElementProps<HTMLElement>['ref'] | undefined;
  readonly id: string | undefined;
  readonly label: string;
  readonly rows: Omit<SideNavRowsProps, 'isRail' | 'onNavigate'>;
  readonly isOpen: boolean;
  readonly onOpenChange: ((isOpen: boolean) => void) | undefined;
}

/** The navigation in a drawer. It is loaded when the drawer is first opened. */
export function SideNavDrawer({ id, label, rows, isOpen, onOpenChange, ref, ...rest }: SideNavDrawerProps) {
  const nav = useRef<HTMLElement>(null);
  const navRef = useSharedRef(nav, ref);
  return (
    <Drawer
      title={label}
      isOpen={isOpen}
      onOpenChange={(opens) => onOpenChange?.(opens)}
      placement="start"
      size="small"
      isModal
      isFlush
      {...(id !== undefined && { id })}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys come from the links inside, which have focus. */}
      <DrawerNav {...rest} ref={navRef} aria-label={label} onKeyDown={moveAmongRows}>
        <SideNavRows {...rows} isRail={false} onNavigate={() => onOpenChange?.(false)} />
      </DrawerNav>
      <SharedTooltip container={nav} />
    </Drawer>
  );
}
