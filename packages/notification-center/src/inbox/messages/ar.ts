import type { InboxMessages } from './InboxMessages.ts';

/** The texts in Arabic. */
export function arabic(_locale: string): InboxMessages {
  return {
    older: 'أقدم',
    allMarked: 'مُيّزت كل الإشعارات كمقروءة',
    undo: 'تراجع',
    tooLate: 'سبق تمييز الإشعارات كمقروءة، فلم يعد التراجع ممكنًا.',
  };
}
