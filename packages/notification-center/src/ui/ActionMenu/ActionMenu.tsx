import { Glyph, IconButton, lazyPart, readKeyPress, type IconButtonProps } from '@gantry/ui-kit';
import { moreGlyph } from '@gantry/ui-kit/icons';
import { useRef, useState } from 'react';
import { useNotificationCenter } from '../../data/index.ts';
import type { MenuAction } from './ActionMenuItems.tsx';

interface ActionMenuProps {
  /** Name of the button that opens the menu. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly size?: 'small' | 'medium';
}

const menu = lazyPart(async () => (await import('./ActionMenuItems.tsx')).ActionMenuItems);

/** A button that opens a menu. The menu is loaded when it is first opened, or when the pointer is over the button. */
export function ActionMenu({ label, actions, size = 'medium' }: ActionMenuProps) {
  const center = useNotificationCenter();
  const trigger = useRef<HTMLButtonElement>(null);
  /** Undefined until the first press. */
  const [isOpen, setOpen] = useState<boolean>();

  const onKeyDown: IconButtonProps['onKeyDown'] = (event) => {
    if (readKeyPress(event).key === 'ArrowDown') setOpen(true);
    else event.continuePropagation();
  };
  const onFailure = (error: unknown) => {
    setOpen(undefined);
    center.screens.partFailed(error);
  };
  return (
    <>
      <IconButton
        ref={trigger}
        label={label}
        size={size}
        icon={<Glyph shape={moreGlyph} />}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onPress={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onHoverStart={menu.preload}
      />
      {isOpen !== undefined && (
        <menu.Part
          props={{ label, actions, triggerRef: trigger, isOpen, onOpenChange: setOpen }}
          onFailure={onFailure}
        />
      )}
    </>
  );
}
