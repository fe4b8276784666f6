import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { NotificationCenterProvider } from '../data/index.ts';
import { ElementFrame } from './ElementFrame.tsx';
import { messagesIn } from './languages.ts';
import type { Shown } from './mountElement.ts';

/** A part of an element that React draws. */
export interface Screen {
  readonly show: (shown: Shown, content: ReactNode) => void;
  readonly remove: () => void;
}

/** Makes a screen in `place`. */
export function createScreen(place: HTMLElement): Screen {
  const root = createRoot(place);
  return {
    show({ center, locale }, content) {
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
