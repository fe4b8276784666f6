import { EllipsisVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { readKeyPress } from '../keys/readKeyPress.ts';
import { lazyPart } from '../lazyPart/lazyPart.tsx';
import { moreMessages } from '../languages/en/index.ts';
import { useMessages } from '../theme/KitContext.ts';
import { TopBarButton, type TopBarButtonProps } from '../TopBarButton/TopBarButton.tsx';
import type { TopBarAction } from './OverflowMenuItems.tsx';

const items = lazyPart(async () => (await import('./OverflowMenuItems.tsx')).OverflowMenuItems);

/** The button for the actions that have no room on a phone. Their menu is loaded when it is first opened. */
export function OverflowMenu({ actions }: { readonly actions: readonly TopBarAction[] }) {
  const { moreActions } = useMessages(moreMessages);
  const trigger = useRef<HTMLButtonElement>(null);
  /** Undefined until the first press. */
  const [isOpen, setOpen] = useState<boolean>();
  const onKeyDown: TopBarButtonProps['onKeyDown'] = (event) => {
    if (readKeyPress(event).key === 'ArrowDown') setOpen(true);
    else event.continuePropagation();
  };
  return (
    <>
      <TopBarButton
        ref={trigger}
        label={moreActions}
        icon={<EllipsisVertical />}
        dotLabel={actions.find(({ dotLabel }) => dotLabel !== undefined)?.dotLabel}
        aria-haspopup="menu"
        aria-expanded={isOpen === true}
        onPress={() => setOpen(true)}
        onKeyDown={onKeyDown}
        onFocus={items.preload}
      />
      {isOpen !== undefined && (
        <items.Part
          props={{ label: moreActions, actions, triggerRef: trigger, isOpen, onOpenChange: setOpen }}
          onFailure={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
