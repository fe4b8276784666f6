import { formatsOf, isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

const { plural } = formatsOf('ar-AE');

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
    keepAhead: {
      title: 'بلا شبكة',
      introduction: (names) => `يمكن تحميل مفضلاتك الآن لتفتح حيث لا توجد شبكة: ${names.map(isolated).join('، ')}.`,
      none: 'يمكن تحميل مفضلاتك هنا لتفتح حيث لا توجد شبكة. ليست لديك مفضلات في هذا البرنامج بعد.',
      keep: 'حفظها للاستخدام بلا شبكة',
      running: 'جارٍ تحميل مفضلاتك',
      spared: 'لم يُحمّل شيء: الاتصال مفقود أو بطيء أو يوفّر البيانات. حاول مجددًا عند توفر اتصال جيد.',
      done: 'حُفظت مفضلاتك.',
      failed: (count) =>
        plural(count, {
          zero: 'حُفظت مفضلاتك.',
          one: 'تعذّر تحميل جزء واحد. حاول مجددًا.',
          two: 'تعذّر تحميل جزأين. حاول مجددًا.',
          few: 'تعذّر تحميل # أجزاء. حاول مجددًا.',
          many: 'تعذّر تحميل # جزءًا. حاول مجددًا.',
          other: 'تعذّر تحميل # جزء. حاول مجددًا.',
        }),
      mayGo: 'قد يحذف المتصفح ما حُفظ إذا احتاج إلى المساحة.',
    },
    events: 'ما حدث في هذا التبويب',
    noEvents: 'لم يفشل شيء منذ تحميل الصفحة.',
  },
};
