import type { InboxMessages } from './InboxMessages.ts';

/** The texts in Arabic. */
export function arabic(): InboxMessages {
  return {
    older: 'أقدم',
    allMarked: 'مُيّزت كل الإشعارات كمقروءة',
    undo: 'تراجع',
    tooLate: 'سبق إرسال التغيير، فلم يعد التراجع ممكنًا.',
    muteType: 'كتم هذا النوع',
    unmuteType: 'إلغاء كتم هذا النوع',
    settings: 'إعدادات الإشعارات',
    mayInterrupt: 'الأنواع التي يُسمح لها بالمقاطعة',
    mayInterruptHint: 'النوع المتوقف لا يعرض تنبيهًا ولا يصدر صوتًا، وتبقى إشعاراته في القوائم.',
    otherType: 'أخرى',
    sound: 'الصوت',
    notStored: 'تعذّر حفظ إعدادات الإشعارات.',
  };
}
