import { useEffect } from 'react';
import { announce } from '../announcer/index.ts';
import { toneTexts } from '../messages/english.ts';
import { useLocale, useTexts } from '../theme/KitContext.ts';
import type { ShownToast } from './toastQueue.ts';

/** What was said. Adding a toast again makes another of it; one that made room for an error comes back as it was. */
const said = new WeakSet<ShownToast>();

/** Has screen readers told of each toast, once each time it is added: errors at once, the others when there is a pause. */
export function useToastAnnouncements(shown: readonly ShownToast[]): void {
  const messages = useTexts(toneTexts);
  const { locale } = useLocale();

  useEffect(() => {
    for (const toast of shown) {
      if (said.has(toast)) continue;
      said.add(toast);
      const { tone, title } = toast;
      const words = tone === 'neutral' ? title : `${messages[tone]}: ${title}`;
      announce(words, { locale, politeness: tone === 'danger' ? 'assertive' : 'polite' });
    }
  }, [shown, messages, locale]);
}
