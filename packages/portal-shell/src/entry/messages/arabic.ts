import type { EntryMessages } from './english.ts';

/** What the pages before the application say, in Arabic. */
export const arabic: EntryMessages = {
  configuration: {
    title: 'تعذّر بدء البوابة',
    invalid: 'في إعداداتها مفاتيح خاطئة. يمكن لمن ثبّت البوابة تصحيحها في config.json.',
    malformed: (reason) => `إعداداتها ليست JSON صالحًا: ${reason}`,
    unreachable: (status) =>
      status === null
        ? 'تعذّر جلب إعداداتها. تحقق من الاتصال ثم أعد المحاولة.'
        : `تعذّر جلب إعداداتها: أجاب الخادم بالرمز ${status}.`,
    root: 'الملف كله',
    missing: (expected) => `مفقود؛ المتوقع ${expected}`,
    wrong: (expected) => `المتوقع ${expected}`,
    expectations: {
      text: 'نص غير فارغ',
      boolean: 'true أو false',
      wholeNumber: 'عدد صحيح',
      object: 'كائن',
      list: 'قائمة',
      webAddress: 'عنوان يبدأ بـ https:// أو http://',
      link: 'عنوان يبدأ بـ https:// أو http:// أو mailto:',
      color: 'لون مثل #1f6feb أو oklch(0.6 0.12 250)',
      dateTime: 'تاريخ ووقت مثل 2024-10-25T17:00:00-05:00',
      activityColumn: 'todo أو requests أو announcements',
      pushSettings: 'إعدادات الإشعارات الفورية، لأن PUSH_NOTIFICATIONS هو true',
      afterFrom: 'لحظة بعد maintenance.from',
      knownKey: 'لا وجود لمفتاح كهذا: كُتب خطأً أو يخص إصدارًا آخر',
    },
  },
  signIn: {
    unreachableTitle: 'تعذّر الوصول إلى تسجيل الدخول',
    unreachable: 'موفّر الهوية لا يجيب. تحقق من الاتصال ثم أعد المحاولة.',
    failedTitle: 'لم ينجح تسجيل الدخول',
    failed: 'رفض موفّر الهوية الطلب أو استغرق تسجيل الدخول وقتًا طويلًا. أعد المحاولة، وتواصل مع الدعم إن تكرر ذلك.',
  },
  application: {
    title: 'تعذّر تحميل البوابة',
    description: 'لم يصل جزء منها. تحقق من الاتصال ثم أعد تحميل الصفحة.',
  },
  loggingOut: 'جارٍ تسجيل الخروج، يرجى الانتظار...',
  tryAgain: 'إعادة المحاولة',
  reload: 'إعادة تحميل الصفحة',
};
