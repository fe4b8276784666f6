import { useRef, type ReactNode } from 'react';
import { Popover, type AppOpenedProps } from '../Popover/Popover.tsx';
import { SharedTooltip } from '../Tooltip/SharedTooltip.tsx';
import { moveAmongRows } from './rowKeys.ts';

interface RailSubmenuProps extends Required<AppOpenedProps> {
  readonly label: string;
  /** Draws the links. `close` closes the submenu after a link is followed. */
  readonly children: (close: () => void) => ReactNode;
}

/** What the button of a submenu opens in the rail: a popover beside it. */
export function RailSubmenu({ label, children, ...opened }: RailSubmenuProps) {
  const links = useRef<HTMLDivElement>(null);
  return (
    <Popover {...opened} title={label} placement="end top" width={280}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the links inside, which have focus. */}
      <div ref={links} onKeyDown={moveAmongRows}>
        {children(() => opened.onOpenChange(false))}
      </div>
      <SharedTooltip container={links} />
    </Popover>
  );
}
