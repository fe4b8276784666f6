import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { PopoverTrigger } from '../Popover/PopoverTrigger.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { SideNavItem } from './items.ts';
import { moveAmongRows, rowMark } from './rowKeys.ts';
import { Chevron, Row, RowButton, RowLabel, Submenu } from './SideNav.styles.ts';

interface SideNavSubmenuProps {
  readonly item: SideNavItem;
  readonly holdsCurrent: boolean;
  /** Shows only the icon, which opens the submenu beside it. */
  readonly isRail: boolean;
  /**
   * Draws the links, their placeholders or their error. In the rail, `close` closes the submenu after a link is
   * followed.
   */
  readonly children: (close?: () => void) => ReactNode;
}

/** A submenu in a popover beside the rail. */
function RailSubmenu({ item: { label, icon }, holdsCurrent, children }: Omit<SideNavSubmenuProps, 'isRail'>) {
  const [isOpen, setOpen] = useState(false);
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
          <div onKeyDown={moveAmongRows}>{children(() => setOpen(false))}</div>
        </Popover>
      </PopoverTrigger>
    </Row>
  );
}

/** A submenu below its title, open at first. In the rail it opens in a popover. */
export function SideNavSubmenu({ isRail, ...props }: SideNavSubmenuProps) {
  const [isOpen, setOpen] = useState(true);
  const submenuId = useId();
  if (isRail) return <RailSubmenu {...props} />;
  const { item, holdsCurrent, children } = props;
  return (
    <>
      <Row>
        <RowButton
          {...rowMark}
          aria-expanded={isOpen}
          {...(isOpen && { 'aria-controls': submenuId })}
          data-holds-current={(holdsCurrent && !isOpen) || undefined}
          onPress={() => setOpen(!isOpen)}
        >
          {item.icon}
          <RowLabel>{item.label}</RowLabel>
          <Chevron>
            <ChevronDown />
          </Chevron>
        </RowButton>
      </Row>
      {isOpen && (
        <li>
          <Submenu id={submenuId}>{children()}</Submenu>
        </li>
      )}
    </>
  );
}
