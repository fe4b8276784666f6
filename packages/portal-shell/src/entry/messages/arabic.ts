import type { EntryMessages } from './english.ts';

/** Isolates left-to-right text within Arabic text. */
const latin = (text: string): string => `\u2066${text}\u2069`;

/** The texts of the pages before the application, in Arabic. */
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
    unknownBut: (key) => `مجهول: لا مفتاح كهذا في هذا الإصدار، وفيه ${latin(key)}.`,
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
      renewal: `${latin('frame')} أو ${latin('window')}`,
      modulePath: `مسار من أحرف وأرقام و${latin('- . _ ~')}، مثل ${latin('sites/planned')}`,
      freePath: 'مسار لا تستخدمه وحدة أخرى، ولا يقع فوق مسار وحدة أخرى أو تحته',
      pushSettings: `إعدادات الإشعارات الفورية، لأن ${latin('PUSH_NOTIFICATIONS')} هو ${latin('true')}`,
      afterFrom: `لحظة بعد ${latin('maintenance.from')}`,
      moduleRoute: `مسار تحت ${latin('/apps')} بلا شرطة في أوله وآخره، مثل ${latin('crewBoard')} أو ${latin('crews/board')}`,
      moduleCode: `رمز من رموز البوابة مثل ${latin('WO')}، أو العدد الصحيح الذي تعرف به الخدمات الوحدة`,
      moduleHost: `${latin('subApplication')} أو ${latin('view')}`,
      moduleGroup: `مجموعة مثل ${latin('planning')} أو ${latin('fieldWork')} أو ${latin('workflow')}`,
      inputName: `اسم مُدخل مثل ${latin('jobSid')}`,
      noEntry: 'محذوفًا، لأن النظام الأساسي يقدّم العرض على مساره',
      fromTable: `محذوفًا، لأن هذا التطبيق الفرعي في جدول البوابة؛ ويغيّر ${latin('catalog')} معرّفه أو اسمه أو مساره`,
    },
  },
  signIn: {
    title: 'لم ينجح تسجيل الدخول',
    unreachableTitle: 'تعذّر الوصول إلى تسجيل الدخول',
    troubles: {
      unreachable: 'موفّر الهوية لا يجيب أو يطلب المحاولة لاحقًا. تحقق من الاتصال ثم أعد المحاولة.',
      policy: (address) =>
        `سياسة أمان البوابة لا تسمح بالعنوان ${latin(address)}. يمكن لمن ثبّت البوابة إضافته في ${latin('identity.origins')}.`,
      refused: (code) => `رفض موفّر الهوية الطلب (${latin(code)}). أعد المحاولة، وتواصل مع الدعم إن تكرر ذلك.`,
      metadata: (property) =>
        `لا يذكر موفّر الهوية قيمة ${latin(property)}. يمكن لمن ثبّت البوابة ذكرها في ${latin('identity.metadata')}.`,
      idToken: (claim) => `لم تُقبل إجابة موفّر الهوية لأن قيمة ${latin(claim)} غير المتوقعة. تواصل مع الدعم.`,
      missingClaim: (claim) => `لم يرسل موفّر الهوية القيمة ${latin(claim)} التي تحتاج إليها البوابة. تواصل مع الدعم.`,
      clock: 'ساعتا موفّر الهوية وخادم البوابة مختلفتان كثيرًا. تواصل مع الدعم.',
      storage:
        'لا يخزّن هذا المتصفح شيئًا للبوابة، فلا يمكنها العودة من صفحة تسجيل الدخول. سجّل الدخول في نافذة، أو اسمح بالتخزين لهذا الموقع.',
      windowBlocked: 'لم يفتح المتصفح نافذة تسجيل الدخول. اسمح بنوافذ هذا الموقع، ثم سجّل الدخول في نافذة مرة أخرى.',
      ended: 'لم يعد تسجيل الدخول صالحًا عند وصوله. أعد المحاولة.',
      tooManyAttempts: 'بدأ تسجيل الدخول عدة مرات دون نجاح. أعد المحاولة، وتواصل مع الدعم إن تكرر ذلك.',
    },
    inWindow: 'تسجيل الدخول في نافذة',
  },
  signOut: {
    title: 'سُجّل خروجك من هذا المتصفح فقط',
    unreachable: 'سُجّل خروجك من البوابة هنا. لم يجب موفّر الهوية، وقد تبقى جلستك لديه مفتوحة.',
    question: 'هل تريد تسجيل الخروج؟',
    questionDetail: 'طلب رابط من البوابة تسجيل خروجك. قد يضيع عمل غير محفوظ في علامات تبويب أخرى.',
    signOut: 'تسجيل الخروج',
    stay: 'البقاء',
    hereTitle: 'سُجّل خروجك من البوابة',
    here: 'لا يتيح موفّر الهوية تسجيل الخروج، وقد تبقى جلستك لديه مفتوحة. أغلق المتصفح إن كان غيرك يستخدمه.',
    signIn: 'تسجيل الدخول',
  },
  application: {
    title: 'تعذّر تحميل البوابة',
    unreachable: 'الخادم لا يستجيب. تحقق من الاتصال ثم أعد تحميل الصفحة.',
    missing: 'لم يرسل الخادم جزءًا منها. أعد تحميل الصفحة، وتواصل مع الدعم إذا تكرر ذلك.',
    failed: 'أوقفها خطأ. أعد تحميل الصفحة، وتواصل مع الدعم إذا تكرر ذلك.',
  },
  loggingOut: 'جارٍ تسجيل الخروج، يرجى الانتظار...',
  tryAgain: 'إعادة المحاولة',
  reload: 'إعادة تحميل الصفحة',
};
