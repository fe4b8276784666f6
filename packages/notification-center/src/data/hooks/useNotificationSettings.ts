import type { Readable } from '@gantry/ui-kit/observable';
import type { Notification } from '../../core/notification.ts';
import { useNotificationCenter } from '../NotificationCenterProvider.tsx';
import type { NotificationSettings } from '../NotificationSettings.ts';
import { useReadable } from './useReadable.ts';

/** The result of {@link useNotificationSettings}. */
interface NotificationSettingsControls {
  readonly settings: NotificationSettings;
  readonly set: (changed: Partial<NotificationSettings>) => void;
  readonly setMuted: (type: Notification['type'], isMuted: boolean) => void;
}

const noSettings: Readable<null> = { get: () => null, subscribe: () => () => undefined };

/** The settings of the person, and how to change them; null if the app keeps none. */
export function useNotificationSettings(): NotificationSettingsControls | null {
  const { settings: store } = useNotificationCenter();
  const settings = useReadable<NotificationSettings | null>(store ?? noSettings);
  if (store === null || settings === null) return null;
  return {
    settings,
    set: (changed) => store.change((current) => ({ ...current, ...changed })),
    setMuted: (type, isMuted) =>
      store.change(({ mutedTypes, ...others }) => ({
        ...others,
        mutedTypes: [...mutedTypes.filter((other) => other !== type), ...(isMuted ? [type] : [])],
      })),
  };
}
