import { centralTime } from './centralTime.ts';
import type { TroubleMessages } from './englishTrouble.ts';

function inCentralTime(date: Date, locale: string): string {
  const { weekday, day, month, hour, minutes, dayPeriod } = centralTime(date, locale);
  return `${weekday} ${day} ${month} الساعة ${minutes === null ? hour : `${hour}:${minutes}`} ${dayPeriod}`;
}

/** Isolates a text of any direction, such as a name, from the Arabic around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

/** The texts of what is not as usual, in Arabic: errors, the end of a session, storage, a new version, overrides. */
export function arabicTrouble(locale: string): TroubleMessages {
  return {
    errors: {
      goHome: 'الذهاب إلى الرئيسية',
      notFound: {
        title: 'الصفحة غير موجودة',
        description: 'عذرًا، الصفحة التي تبحث عنها غير موجودة',
        remedy: 'تحقق من العنوان. إذا قادك رابط إلى هنا، فأخبر الدعم به.',
      },
      server: {
        title: 'خطأ داخلي في الخادم',
        description: 'لم تنجح العملية التي حاولت إجراءها',
        remedy: 'ارجع وحاول مرة أخرى. إذا تكرر الخطأ، فأبلغ عنه مع الرقم المرجعي أدناه.',
        report: 'الإبلاغ عن هذا الخطأ',
      },
      sessionExpired: {
        title: 'انتهت الجلسة',
        description: 'انتهت جلستك. يُرجى تسجيل الدخول مرة أخرى.',
        login: 'الذهاب إلى صفحة تسجيل الدخول',
      },
      unauthorized: {
        title: 'غير مصرّح',
        description: 'الوصول إلى هذا المورد مرفوض',
        remedy: 'ليست لحسابك صلاحية له. إذا كنت تحتاج إليه، فتواصل مع الدعم واذكر الرقم المرجعي أدناه.',
      },
      notAuthorized: {
        title: 'ليست لديك صلاحية!',
        reason: (module, program) =>
          program === null
            ? `لا تشمل صلاحياتك ${isolated(module)}.`
            : `لا تشمل صلاحياتك ${isolated(module)} في ${isolated(program)}.`,
        reasonUnknown: 'لا تشمل صلاحياتك ما فتحته.',
        remedy: 'إذا كنت تحتاج إليه، فاطلب الصلاحية من الدعم، واذكر اسم التطبيق واسم البرنامج.',
      },
      maintenance: {
        title: 'قيد الصيانة',
        description: 'سنعود قريبًا',
        remedy: 'لم يُفقد شيء. تبيّن صفحة الحالة مدى تقدم العمل.',
        defaultWindow: 'من الجمعة 25 أكتوبر الساعة 5 م حتى الاثنين 28 أكتوبر الساعة 6 ص بالتوقيت المركزي',
        window: (from, until) =>
          `من ${inCentralTime(from, locale)} حتى ${inCentralTime(until, locale)} بالتوقيت المركزي`,
      },
      permissions: 'حدث خطأ، يُرجى المحاولة مرة أخرى.',
      unexpected: 'حدث خطأ غير متوقع، يُرجى محاولة تحديث الصفحة.',
      rendering: 'عذرًا، حدث خطأ ما.',
      renderingDetail: 'حاول مرة أخرى، أو أعد تحميل الصفحة إذا تكرر الخطأ. إذا استمر، فاذكر للدعم الرقم المرجعي أدناه.',
      partMissing: 'لم يرسل الخادم هذا الجزء من البوابة. أعد تحميل الصفحة، وتواصل مع الدعم إذا تكرر ذلك.',
      partUnreachable: 'الخادم لا يستجيب. تحقق من الاتصال ثم أعد تحميل الصفحة.',
      tryAgain: 'إعادة المحاولة',
      reload: 'إعادة تحميل الصفحة',
      somethingWrong: 'حدث خطأ ما',
    },

    session: {
      ending: (at, language) =>
        `تعذّر تجديد جلستك، وستنتهي عند ${new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(at)}. سجّل الدخول مجددًا لمتابعة العمل؛ تبقى هذه الصفحة كما هي.`,
      ended: 'انتهت جلستك. تبقى هذه الصفحة كما هي: سجّل الدخول مجددًا للمتابعة.',
      signInAgain: 'تسجيل الدخول مجددًا',
      leaveToSignIn: 'مغادرة هذه الصفحة لتسجيل الدخول',
      failures: {
        otherPerson: 'سجّل شخص آخر الدخول. لا يمكن أن يتابع في هذه الصفحة إلا من فتحها.',
        blocked: 'لم يفتح المتصفح نافذة تسجيل الدخول.',
        failed: 'لم ينجح تسجيل الدخول مجددًا.',
      },
    },

    storage: {
      full: 'مساحة التخزين في هذا المتصفح ممتلئة. تبقى الإعدادات وتسجيل دخولك حتى إغلاق هذه الصفحة فقط.',
      blocked: 'لا يخزّن هذا المتصفح شيئًا للبوابة. تبقى الإعدادات وتسجيل دخولك حتى إغلاق هذه الصفحة فقط.',
    },

    deployment: {
      newVersion: 'يتوفر إصدار جديد من البوابة.',
      reload: 'إعادة التحميل',
    },

    overrides: {
      active: (name, address) => `في علامة التبويب هذه تأتي الوحدة ${name} من ${address}.`,
      failed: (name, address) =>
        `تعذّر تحميل الوحدة ${name} من ${address}، فلم تعد مستخدمة في علامة التبويب هذه. شغّل خادم تطويرها ثم افتح عنوانها مرة أخرى.`,
      remove: 'إزالة',
      removeNamed: (name) => `إزالة بديل الوحدة ${name}`,
      reload: 'إعادة التحميل',
    },
  };
}
