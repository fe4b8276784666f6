import { useRef, type ReactNode, type RefObject } from 'react';
import { Popover } from '../Popover/Popover.tsx';
import { SharedTooltip } from '../Tooltip/SharedTooltip.tsx';
import { moveAmongRows } from './rowKeys.ts';

interface RailSubmenuProps {
  readonly label: string;
  readonly triggerRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Draws the links. `close` closes the submenu after a link is followed. */
  readonly children: (close: () => void) => ReactNode;
}

/** What the button of a submenu opens in the rail: a popover beside it. */
export function RailSubmenu({ label, triggerRef, isOpen, onOpenChange, children }: RailSubmenuProps) {
  const links = useRef<HTMLDivElement>(null);
  return (
    <Popover
      title={label}
      placement="end top"
      width={280}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys come from the links inside, which have focus. */}
      <div ref={links} onKeyDown={moveAmongRows}>
        {children(() => onOpenChange(false))}
      </div>
      <SharedTooltip container={links} placement="end" />
    </Popover>
  );
}
