import { Icon, IconButton, MenuTrigger, type IconName } from '@gantry/ui-kit';
import { useState } from 'react';
import { useNotificationCenter, useNotificationMessages } from '../../data/index.ts';
import { LazyPart, lazyPart } from '../lazyPart/lazyPart.tsx';

/** One thing a menu offers. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly isDisabled?: boolean;
  readonly onAction: () => void;
}

interface ActionMenuProps {
  /** Name of the button that opens it. */
  readonly label: string;
  readonly actions: readonly MenuAction[];
  readonly size?: 'small' | 'medium';
}

const menu = lazyPart(async () => (await import('./ActionMenuItems.tsx')).ActionMenuItems);

/** A button that opens a menu. The menu itself is fetched when it is first opened, or about to be. */
export function ActionMenu({ label, actions, size = 'medium' }: ActionMenuProps) {
  const center = useNotificationCenter();
  const { errors } = useNotificationMessages();
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const onFailure = () => {
    setState('untouched');
    center.toast({ tone: 'danger', title: errors.part });
  };
  return (
    <MenuTrigger isOpen={state === 'open'} onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}>
      <IconButton label={label} size={size} icon={<Icon name="more" />} onHoverStart={menu.preload} />
      {state !== 'untouched' && <LazyPart part={menu} props={{ label, actions }} onFailure={onFailure} />}
    </MenuTrigger>
  );
}
