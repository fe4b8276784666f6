import type { ShortcutId } from './shortcuts.ts';

/** The texts of the list of shortcuts. */
export interface ShortcutMessages {
  readonly introduction: string;
  readonly own: string;
  readonly names: Readonly<Record<ShortcutId, string>>;
  readonly everywhere: string;
  readonly moves: readonly { readonly keys: readonly string[]; readonly text: string }[];
}

const english: ShortcutMessages = {
  introduction: 'Turn off a shortcut if it gets in the way of your keyboard, your voice control or your browser.',
  own: 'Shortcuts',
  names: { palette: 'Search or jump to anything', shortcuts: 'Show this list' },
  everywhere: 'Keys that always work',
  moves: [
    { keys: ['Tab'], text: 'Go to the next control; with Shift, to the previous one' },
    { keys: ['↑', '↓'], text: 'Move through the main menu, menus, lists and results' },
    { keys: ['Enter'], text: 'Open what is focused' },
    { keys: ['Space'], text: 'Press a button, open a group of applications' },
    { keys: ['Esc'], text: 'Close the open panel, menu or dialog' },
    { keys: ['F6'], text: 'Go to the messages at the edge of the page' },
  ],
};

const arabic: ShortcutMessages = {
  introduction: 'أوقف أي اختصار يتعارض مع لوحة مفاتيحك أو التحكم الصوتي أو متصفحك.',
  own: 'الاختصارات',
  names: { palette: 'البحث أو الانتقال إلى أي شيء', shortcuts: 'عرض هذه القائمة' },
  everywhere: 'مفاتيح تعمل دائمًا',
  moves: [
    { keys: ['Tab'], text: 'الانتقال إلى عنصر التحكم التالي، ومع Shift إلى السابق' },
    { keys: ['↑', '↓'], text: 'التنقل في القائمة الرئيسية والقوائم والنتائج' },
    { keys: ['Enter'], text: 'فتح العنصر الذي عليه التركيز' },
    { keys: ['Space'], text: 'الضغط على زر أو فتح مجموعة تطبيقات' },
    { keys: ['Esc'], text: 'إغلاق اللوحة أو القائمة أو النافذة المفتوحة' },
    { keys: ['F6'], text: 'الانتقال إلى الرسائل التي تظهر عند طرف الصفحة' },
  ],
};

/** The texts of the list of shortcuts by language. */
export const shortcutMessages = { en: english, ar: arabic } as const;
