import { formatsOf } from '@gantry/ui-kit/messages';
import type { InboxMessages } from './InboxMessages.ts';

/** The texts in Arabic. */
export function arabic(locale: string): InboxMessages {
  const { plural } = formatsOf(locale);
  const moment = new Intl.DateTimeFormat(locale, { weekday: 'long', hour: 'numeric', minute: '2-digit' });
  const nouns = {
    export: { one: 'عملية تصدير واحدة', two: 'عمليتا تصدير', few: '# عمليات تصدير', other: '# عملية تصدير' },
    import: { one: 'عملية استيراد واحدة', two: 'عمليتا استيراد', few: '# عمليات استيراد', other: '# عملية استيراد' },
    job: { one: 'مهمة واحدة', two: 'مهمتان', few: '# مهام', other: '# مهمة' },
  };
  return {
    older: 'أقدم',
    allMarked: 'مُيّزت كل الإشعارات كمقروءة',
    undo: 'تراجع',
    tooLate: 'سبق إرسال التغيير، فلم يعد التراجع ممكنًا.',
    remove: 'إزالة',
    clearList: 'إفراغ هذه القائمة',
    removed: (count) =>
      plural(count, {
        one: 'أُزيل إشعار واحد',
        two: 'أُزيل إشعاران',
        few: 'أُزيلت # إشعارات',
        other: 'أُزيل # إشعارًا',
      }),
    notRemoved: 'تعذّرت إزالة الإشعارات.',
    remindMe: {
      inAnHour: 'ذكّرني بعد ساعة',
      tomorrow: 'ذكّرني صباح الغد',
      nextWeek: 'ذكّرني الأسبوع القادم',
    },
    snoozed: (until) => `سيعود الإشعار: ${moment.format(until)}`,
    notSnoozed: 'تعذّر ضبط التذكير.',
    muteType: 'كتم هذا النوع',
    unmuteType: 'إلغاء كتم هذا النوع',
    settings: 'إعدادات الإشعارات',
    mayInterrupt: 'الأنواع التي يُسمح لها بالمقاطعة',
    mayInterruptHint: 'النوع المتوقف لا يعرض تنبيهًا ولا يصدر صوتًا، وتبقى إشعاراته في القوائم.',
    otherType: 'أخرى',
    sound: 'الصوت',
    notStored: 'تعذّر حفظ إعدادات الإشعارات.',
    finished(kind, completed, failed) {
      const ofCompleted = `اكتملت ${plural(completed, nouns[kind])}`;
      const ofFailed = `فشلت ${plural(failed, nouns[kind])}`;
      if (completed === 0) return ofFailed;
      return failed === 0 ? ofCompleted : `${ofCompleted} و${ofFailed}`;
    },
  };
}
