import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { tooltipMark } from '../Tooltip/SharedTooltip.tsx';
import type { SideNavItem } from './items.ts';
import { rowMark } from './rowKeys.ts';
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

const railSubmenu = lazyPart(async () => (await import('./RailSubmenu.tsx')).RailSubmenu);

/**
 * A submenu below its title, open at first. In the rail it opens in a popover. The button is the same before and after
 * the popover's code is loaded, so that it keeps its focus and a press that has begun.
 */
export function SideNavSubmenu({ item: { label, icon }, holdsCurrent, isRail, children }: SideNavSubmenuProps) {
  const [isOpen, setOpen] = useState(true);
  /** Undefined until the first press. */
  const [isPopoverOpen, setPopoverOpen] = useState<boolean>();
  const submenuId = useId();
  const triggerRef = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isRail) railSubmenu.preload();
  }, [isRail]);
  const isShown = isOpen && !isRail;
  return (
    <>
      <Row>
        <RowButton
          {...rowMark}
          {...(isRail && { ...tooltipMark(label), 'aria-label': label })}
          ref={triggerRef}
          aria-expanded={isShown || (isRail && isPopoverOpen === true)}
          {...(isShown && { 'aria-controls': submenuId })}
          data-holds-current={(holdsCurrent && !isShown) || undefined}
          onPress={() => (isRail ? setPopoverOpen(true) : setOpen(!isOpen))}
        >
          {icon}
          {!isRail && (
            <>
              <RowLabel>{label}</RowLabel>
              <Chevron>
                <ChevronDown />
              </Chevron>
            </>
          )}
        </RowButton>
        {isRail && isPopoverOpen !== undefined && (
          <railSubmenu.Part
            props={{ label, triggerRef, isOpen: isPopoverOpen, onOpenChange: setPopoverOpen, children }}
            onFailure={() => setPopoverOpen(undefined)}
          />
        )}
      </Row>
      {isShown && <Submenu id={submenuId}>{children()}</Submenu>}
    </>
  );
}
