import { useRef, useState, type ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { SharedTooltip } from '../Tooltip/SharedTooltip.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { SideNavItem } from './items.ts';
import { moveAmongRows, rowMark } from './rowKeys.ts';
import { Row, RowButton } from './SideNav.styles.ts';

export interface RailSubmenuProps {
  readonly item: SideNavItem;
  readonly holdsCurrent: boolean;
  /** The button was pressed while this was loading. */
  readonly isOpenAtFirst: boolean;
  /** Draws the links. `close` closes the submenu after a link is followed. */
  readonly children: (close: () => void) => ReactNode;
}

/** A submenu in a popover beside the rail. */
export function RailSubmenu({ item: { label, icon }, holdsCurrent, isOpenAtFirst, children }: RailSubmenuProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const links = useRef<HTMLDivElement>(null);
  return (
    <Row>
      <PopoverTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Tooltip label={label} placement="end">
          <RowButton {...rowMark} aria-label={label} data-holds-current={holdsCurrent || undefined}>
            {icon}
          </RowButton>
        </Tooltip>
        <Popover title={label} placement="end top" width={280}>
          {/* Arrow keys come from the links inside, which have focus. */}
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
          <div ref={links} onKeyDown={moveAmongRows}>
            {children(() => setOpen(false))}
          </div>
          <SharedTooltip container={links} placement="end" />
        </Popover>
      </PopoverTrigger>
    </Row>
  );
}
