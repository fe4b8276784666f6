import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart/index.ts';
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
 * The button of a submenu in the rail, and its popover. The button is the same before and after the popover's code is loaded, so that it
 * keeps its focus and a press that has begun.
 */
function RailSubmenuButton({ item: { label, icon }, holdsCurrent, children }: Omit<SideNavSubmenuProps, 'isRail'>) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const isOpen = state === 'open';
  useEffect(() => railSubmenu.preload(), []);
  return (
    <Row>
      <RowButton
        {...rowMark}
        {...tooltipMark(label)}
        ref={trigger}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-holds-current={holdsCurrent || undefined}
        onPress={() => setState('open')}
      >
        {icon}
      </RowButton>
      {state !== 'untouched' && (
        <railSubmenu.Part
          props={{
            label,
            triggerRef: trigger,
            isOpen,
            onOpenChange: (opens) => setState(opens ? 'open' : 'closed'),
            children: children(() => setState('closed')),
          }}
          onFailure={() => setState('untouched')}
        />
      )}
    </Row>
  );
}

/** A submenu below its title, open at first. In the rail it opens in a popover. */
export function SideNavSubmenu({ isRail, ...props }: SideNavSubmenuProps) {
  const [isOpen, setOpen] = useState(true);
  const submenuId = useId();
  if (isRail) return <RailSubmenuButton {...props} />;
  const { item, holdsCurrent, children } = props;
  return (
    <>
      <Row>
        <RowButton
          {...rowMark}
          aria-expanded={isOpen}
          {...(isOpen ? { 'aria-controls': submenuId } : { 'data-holds-current': holdsCurrent || undefined })}
          onPress={() => setOpen(!isOpen)}
        >
          {item.icon}
          <RowLabel>{item.label}</RowLabel>
          <Chevron>
            <ChevronDown />
          </Chevron>
        </RowButton>
      </Row>
      {isOpen && <Submenu id={submenuId}>{children()}</Submenu>}
    </>
  );
}
