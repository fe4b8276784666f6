import type { ShellMessages } from '../en/index.ts';

export const tabStatusMessages: Pick<ShellMessages, 'tabStatus'> = {
  tabStatus: {
    title: 'حالة هذا التبويب',
    introduction:
      'انسخ هذه المعلومات للدعم. لا تحتوي على رموز دخول ولا أسماء ولا محتوى، بل على ما تعرفه البوابة عن نفسها فقط.',
    now: 'الآن',
    copy: 'نسخ للدعم',
    copied: 'نُسخت الحالة.',
    copyFailed: 'لم يسمح المتصفح بالنسخ. حدّد نص الصفحة بدلاً من ذلك.',
    facts: {
      version: 'الإصدار',
      build: 'البناء',
      newBuild: 'البناء على الخادم إن كان مختلفًا',
      environment: 'البيئة',
      session: 'الجلسة',
      hub: 'الإشعارات المباشرة',
      waitingWrites: 'تغييرات تنتظر الشبكة',
      serviceWaits: 'خدمات طلبت الانتظار، وحتى متى',
      online: 'الشبكة، كما يقول المتصفح',
      storage: 'تخزين المتصفح',
      storageUsed: 'التخزين المستخدم',
      keptOffline: 'محفوظ للاستخدام بلا شبكة',
      policyReports: 'ما رفضته سياسة الأمان',
      language: 'اللغة',
      window: 'النافذة',
      browser: 'المتصفح',
    },
    events: 'ما حدث في هذا التبويب',
    noEvents: 'لم يفشل شيء منذ تحميل الصفحة.',
  },
};
