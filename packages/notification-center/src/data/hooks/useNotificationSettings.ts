import { createConstant } from '@gantry/base/observable';
import type { NotificationType } from '../../core/notification.ts';
import { choiceKey, isOn, notificationChannels, type ChannelChoices } from '../../core/rules/channels.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import type { NotificationSettings } from '../NotificationSettings.ts';
import { useReadable } from '@gantry/base/react';

/** Changes of what is chosen. Null takes a choice back. */
type ChoiceChanges = Readonly<Record<string, boolean | null>>;

const withChoices = (choices: ChannelChoices, changes: ChoiceChanges): ChannelChoices =>
  Object.fromEntries(
    Object.entries({ ...choices, ...changes }).flatMap(([key, isChosen]) =>
      isChosen === null ? [] : [[key, isChosen]],
    ),
  );

const noSettings = createConstant(null);

/** The settings of the person, and how to change them; null if the app keeps none. */
export function useNotificationSettings() {
  const { settings: store } = useNotificationCenter();
  const settings = useReadable<NotificationSettings | null>(store ?? noSettings);
  if (store === null || settings === null) return null;
  return {
    settings,
    set: (changed: Partial<NotificationSettings>) => store.change((current) => ({ ...current, ...changed })),
    choose: (changes: ChoiceChanges) =>
      store.change(({ channels, ...others }) => ({ ...others, channels: withChoices(channels, changes) })),
    /** Whether nothing of a type reaches the person besides the lists. */
    isMuted: (type: NotificationType) =>
      notificationChannels.every((channel) => !isOn(settings.channels, channel, type)),
    /** Switches every channel of a type off in every program, or takes all that is chosen for the type back. */
    setMuted: (type: NotificationType, isMuted: boolean) =>
      store.change(({ channels, ...others }) => {
        const rest = Object.entries(channels).filter(([key]) => key.split('/')[1] !== type);
        const off = isMuted ? notificationChannels.map((channel) => [choiceKey(channel, type), false] as const) : [];
        return { ...others, channels: Object.fromEntries([...rest, ...off]) };
      }),
  };
}
