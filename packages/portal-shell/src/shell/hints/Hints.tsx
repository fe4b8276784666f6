import { Button, Icon, IconButton, useLocale, usePanel, type IconName } from '@gantry/ui-kit';
import { useReadable } from '../../frameParts/useReadable.ts';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { panelIds } from '../../frameParts/panels.ts';
import { useShellMessages } from '../../languages/index.ts';
import { hintsMessages } from '../../languages/en/hints.ts';
import { usePortal } from '../../portal/index.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { appsPath } from '../routes/paths.ts';
import { shortcutKeys } from '../shortcuts/shortcuts.ts';
import { Actions, ByKeys, ByPress, Card, Position, Text } from './Hints.styles.ts';

interface Hint {
  readonly icon: IconName;
  readonly text: ReactNode;
  readonly action: string;
  readonly onPress: () => void;
}

const following = { 0: 1, 1: 2, 2: 3, 3: 3 } as const;

/** The hints of a first visit, one at a time. Each can be dismissed, and so can all of them. */
export function Hints() {
  const { hintsDone, change } = usePreferences();
  const { locale } = useLocale();
  const { shortcutsOff } = usePortal().personal;
  const off = useReadable(shortcutsOff);
  const navigate = useNavigate();
  const palette = usePanel(panelIds.palette);
  const notifications = usePanel(panelIds.notifications);
  const card = useRef<HTMLElement>(null);
  const { hints: messages } = useShellMessages(hintsMessages);
  const hints: readonly Hint[] = [
    {
      icon: 'findAnything',
      text: off.includes('palette') ? (
        messages.palette
      ) : (
        <>
          <ByKeys>{messages.paletteByKeys(shortcutKeys('palette').join('+'))}</ByKeys>
          <ByPress>{messages.palette}</ByPress>
        </>
      ),
      action: messages.openPalette,
      onPress: palette.open,
    },
    { icon: 'pin', text: messages.pins, action: messages.openApps, onPress: () => void navigate(appsPath) },
    {
      icon: 'notification',
      text: messages.notifications,
      action: messages.openNotifications,
      onPress: notifications.open,
    },
  ];
  const hint = hints[hintsDone];
  if (hint === undefined) return null;
  const numbers = new Intl.NumberFormat(locale);
  const dismiss = (done: typeof hintsDone) => {
    // The button that has the focus goes with the last hint.
    if (done === hints.length) card.current?.closest('main')?.focus({ preventScroll: true });
    change({ hintsDone: done });
  };
  return (
    <Card ref={card} aria-label={messages.label}>
      <Icon name={hint.icon} />
      <Text aria-live="polite">{hint.text}</Text>
      <Actions>
        <Button variant="quiet" size="small" onPress={hint.onPress}>
          {hint.action}
        </Button>
        <Button variant="quiet" size="small" onPress={() => dismiss(following[hintsDone])}>
          {messages.dismiss}
        </Button>
        <Position>{messages.position(numbers.format(hintsDone + 1), numbers.format(hints.length))}</Position>
      </Actions>
      <IconButton size="small" label={messages.dismissAll} icon={<Icon name="close" />} onPress={() => dismiss(3)} />
    </Card>
  );
}
