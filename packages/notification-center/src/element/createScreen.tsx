import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { NotificationCenterProvider } from '../data/index.ts';
import { ElementFrame } from './ElementFrame.tsx';
import { messagesIn } from './languages.ts';
import type { Shown } from './mountElement.ts';

/** Makes a part of an element that React draws in `place`. */
export function createScreen(place: HTMLElement) {
  const root = createRoot(place);
  return {
    show({ center, locale }: Pick<Shown, 'center' | 'locale'>, content: ReactNode) {
      root.render(
        <ElementFrame locale={locale}>
          <NotificationCenterProvider center={center} locale={locale} messages={messagesIn(locale)}>
            {content}
          </NotificationCenterProvider>
        </ElementFrame>,
      );
    },
    remove: () => root.unmount(),
  };
}
