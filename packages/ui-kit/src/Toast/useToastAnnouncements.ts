import { useEffect } from 'react';
import { announce } from '../announcer/announce.ts';
import { toneMessages } from '../languages/en/index.ts';
import { useLocale, useMessages } from '../theme/KitContext.ts';
import { toneBefore } from '../Tone/ToneIcon.tsx';
import type { ShownToast } from './toastQueue.ts';

/**
 * The toasts that were announced. Adding a toast again creates a new object; a toast that was displaced by an error
 * returns as the same object.
 */
const said = new WeakSet<ShownToast>();

/** Announces each toast once for each time that it is added: errors at once, others at the next pause. */
export function useToastAnnouncements(shown: readonly ShownToast[]): void {
  const messages = useMessages(toneMessages);
  const { locale } = useLocale();

  useEffect(() => {
    for (const toast of shown) {
      if (said.has(toast)) continue;
      said.add(toast);
      const { tone, title } = toast;
      announce(toneBefore(title, tone, messages) + title, {
        locale,
        politeness: tone === 'danger' ? 'assertive' : 'polite',
      });
    }
  }, [shown, messages, locale]);
}
