import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazyPart/index.ts';
import type { SideNavItem } from './items.ts';
import type { RailSubmenuProps } from './RailSubmenu.tsx';
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

/** The button of a submenu in the rail. Its popover is loaded once the button is drawn, and again on a press if that failed. */
function LoadedRailSubmenu(props: Omit<RailSubmenuProps, 'isOpenAtFirst'>) {
  const [state, setState] = useState<'pressed' | 'failed'>();
  const { item, holdsCurrent } = props;
  const button = (
    <Row>
      <RowButton
        {...rowMark}
        aria-label={item.label}
        data-holds-current={holdsCurrent || undefined}
        onPress={() => setState('pressed')}
      >
        {item.icon}
      </RowButton>
    </Row>
  );
  if (state === 'failed') return button;
  return (
    <railSubmenu.Part
      props={{ ...props, isOpenAtFirst: state === 'pressed' }}
      fallback={button}
      onFailure={() => setState('failed')}
    />
  );
}

/** A submenu below its title, open at first. In the rail it opens in a popover. */
export function SideNavSubmenu({ isRail, ...props }: SideNavSubmenuProps) {
  const [isOpen, setOpen] = useState(true);
  const submenuId = useId();
  if (isRail) return <LoadedRailSubmenu {...props} />;
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
