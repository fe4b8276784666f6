import {
  createNotificationCenter,
  NotificationBellButton,
  NotificationCenterProvider,
  NotificationPanel,
} from '@gantry/notification-center';
import { messagesFrom } from '@gantry/notification-center/messages';
import { ThemeProvider, toastQueue, ToastRegion } from '@gantry/ui-kit';
import { messagesFrom as kitMessagesFrom } from '@gantry/ui-kit/messages';
import { useState } from 'react';
import { createLiveMessages, messageClient, reportJobs } from './depot/index.ts';

const callbacks = { navigate: (path: string) => location.assign(`#${path}`), toast: toastQueue.add };

/** The texts of a language that the packages do not have. */
export type Texts = Awaited<ReturnType<typeof readTexts>>;

/** Reads the file of a language, which Depot serves beside its build. */
export async function readTexts(locale: string) {
  const [language = ''] = locale.split('-');
  const answer = await fetch(`/languages/${language}.json`);
  const file = (await answer.json()) as Readonly<Record<string, unknown>>;
  const kit = kitMessagesFrom(file['ui-kit'], locale);
  return { locale, kit, center: messagesFrom(file['notification-center'], locale) };
}

/** The notifications in a language that is a file. */
export function TranslatedNotifications({ userId, texts }: { readonly userId: string; readonly texts: Texts }) {
  const [isOpen, setIsOpen] = useState(false);
  const [center] = useState(() => {
    const services = { client: messageClient, jobs: reportJobs, transport: createLiveMessages() };
    return createNotificationCenter({ ...services, userId, callbacks });
  });
  return (
    <ThemeProvider locale={texts.locale} messages={texts.kit} isIsolated>
      <NotificationCenterProvider center={center} locale={texts.locale} messages={texts.center}>
        <NotificationBellButton isOpen={isOpen} onPress={() => setIsOpen(!isOpen)} />
        <NotificationPanel isOpen={isOpen} onOpenChange={setIsOpen} />
        <ToastRegion />
      </NotificationCenterProvider>
    </ThemeProvider>
  );
}
