import { useEffect, useRef } from 'react';
import { announce } from '../announcer/index.ts';
import { toneTexts } from '../messages/english.ts';
import { useLocale, useTexts } from '../theme/KitContext.ts';
import type { ShownToast } from './toastQueue.ts';

/** Has screen readers told of each toast, once each time it is added: errors at once, the others when there is a pause. */
export function useToastAnnouncements(shown: readonly ShownToast[]): void {
  const messages = useTexts(toneTexts);
  const { locale } = useLocale();
  const said = useRef(new Map<number, number>());

  useEffect(() => {
    for (const { key, tone, title, times } of shown) {
      if (said.current.get(key) === times) continue;
      said.current.set(key, times);
      const words = tone === 'neutral' ? title : `${messages[tone]}: ${title}`;
      announce(words, { locale, politeness: tone === 'danger' ? 'assertive' : 'polite' });
    }
    for (const key of said.current.keys()) {
      if (!shown.some((toast) => toast.key === key)) said.current.delete(key);
    }
  }, [shown, messages, locale]);
}
