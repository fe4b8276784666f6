import type { EntryMessages } from './english.ts';

/** Keeps Latin signs in their own order within Arabic text. */
const latin = (text: string): string => `\u2066${text}\u2069`;

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
    missing: (expected) => `مفقود: ${expected}.`,
    wrong: (expected) => `خطأ: يجب أن يكون ${expected}.`,
    unknown: 'مجهول: لا مفتاح كهذا في هذا الإصدار، وقد يكون مكتوبًا خطأً.',
    expectations: {
      text: 'نص غير فارغ',
      boolean: `${latin('true')} أو ${latin('false')}`,
      wholeNumber: 'عدد صحيح',
      object: 'كائن',
      list: 'قائمة',
      webAddress: `عنوان يبدأ بـ ${latin('https://')} أو ${latin('http://')}`,
      link: `عنوان يبدأ بـ ${latin('https://')} أو ${latin('http://')} أو ${latin('mailto:')}`,
      color: `لون مثل ${latin('#1f6feb')} أو ${latin('oklch(0.6 0.12 250)')}`,
      dateTime: `تاريخ ووقت مثل ${latin('2024-10-25T17:00:00-05:00')}`,
      folder: `مجلد مثل ${latin('/Scripts')}`,
      integrity: `بصمة بترميز base64 مثل ${latin('sha384-…')}`,
      activityColumn: `${latin('todo')} أو ${latin('requests')} أو ${latin('announcements')}`,
      pushSettings: `إعدادات الإشعارات الفورية، لأن ${latin('PUSH_NOTIFICATIONS')} هو ${latin('true')}`,
      afterFrom: `لحظة بعد ${latin('maintenance.from')}`,
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
