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
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const isOpen = state === 'open';
  const onOpenChange = (opens: boolean) => setState(opens ? 'open' : 'closed');
  const onKeyDown: TopBarButtonProps['onKeyDown'] = (event) => {
    if (readKeyPress(event).key === 'ArrowDown') onOpenChange(true);
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
        aria-expanded={isOpen}
        onPress={() => onOpenChange(true)}
        onKeyDown={onKeyDown}
        onFocus={items.preload}
      />
      {state !== 'untouched' && (
        <items.Part
          props={{ label: moreActions, actions, triggerRef: trigger, isOpen, onOpenChange }}
          onFailure={() => setState('untouched')}
        />
      )}
    </>
  );
}
