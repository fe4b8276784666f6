import type { ShellMessages } from '../en/index.ts';

export const shortcutListMessages: Pick<ShellMessages, 'shortcutList'> = {
  shortcutList: {
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
  },
};
