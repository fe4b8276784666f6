import { formatsOf } from '@gantry/ui-kit/messages';
import { centralTime } from './centralTime.ts';
import type { ShellMessages } from './english.ts';
import { withServerMessage } from './serverMessage.ts';

function inCentralTime(date: Date, locale: string): string {
  const { weekday, day, month, hour, minutes, dayPeriod } = centralTime(date, locale);
  return `${weekday} ${day} ${month} الساعة ${minutes === null ? hour : `${hour}:${minutes}`} ${dayPeriod}`;
}

/** Isolates a text of any direction, such as a name, from the Arabic around it. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`;
}

/**
 * The shell's texts in Arabic.
 * @param locale decides how numbers and dates are written.
 */
export function arabic(locale = 'ar'): ShellMessages {
  const { plural } = formatsOf(locale);
  return {
    productName: 'Gantry',
    documentTitle: (screen) => `${screen} · Gantry`,

    frame: {
      topBar: 'الشريط العلوي',
      fullScreen: 'ملء الشاشة',
      fullScreenRefused: 'لم يسمح المتصفح بملء الشاشة.',
      exitFullScreen: 'الخروج من ملء الشاشة',
      notifications: 'الإشعارات',
      unreadNotifications: (count) =>
        plural(count, {
          zero: 'لا توجد إشعارات غير مقروءة',
          one: 'إشعار واحد غير مقروء',
          two: 'إشعاران غير مقروءين',
          few: '# إشعارات غير مقروءة',
          many: '# إشعارًا غير مقروء',
          other: '# إشعار غير مقروء',
        }),
      help: 'المساعدة',
      account: 'الحساب',
      loadingPage: 'جارٍ تحميل الصفحة',
    },

    navigation: {
      label: 'القائمة الرئيسية',
      home: 'الرئيسية',
      applications: 'التطبيقات',
      loadError: 'حدث خطأ أثناء تحميل القائمة، يُرجى المحاولة مرة أخرى.',
    },

    programs: {
      title: 'البرامج',
      chooseToContinue: 'يُرجى اختيار برنامج للمتابعة',
      select: 'اختر برنامجًا',
      selected: (name) => `البرنامج: ${isolated(name)}`,
      search: 'البحث في البرامج',
      current: 'البرنامج المختار',
      count: (count) =>
        plural(count, {
          zero: 'لا توجد برامج',
          one: 'برنامج واحد',
          two: 'برنامجان',
          few: '# برامج',
          many: '# برنامجًا',
          other: '# برنامج',
        }),
      noMatch: (text) => `لا يوجد برنامج يطابق «${isolated(text)}».`,
      noPermission: 'ليست لديك صلاحية الوصول إلى أي برنامج بعد. تواصل مع الدعم لطلبها.',
      contactSupport: 'التواصل مع الدعم',
      loss: {
        withdrawn: 'لم تعد لديك صلاحية الوصول إلى البرنامج الذي كنت تعمل فيه. يُرجى اختيار برنامج آخر.',
        notPermitted: 'ليست لديك صلاحية الوصول إلى البرنامج المختار في هذا المتصفح. يُرجى اختيار برنامج آخر.',
      },
      noAccess: (name) => `ليست لديك صلاحية الوصول إلى البرنامج «${isolated(name)}».`,
      notChecked: 'تعذّر تحميل برامجك، يُرجى المحاولة مرة أخرى',
    },

    programFilter: {
      open: 'التصفية حسب البرنامج',
      openWithCount: (count) =>
        plural(count, {
          zero: 'التصفية حسب البرنامج',
          one: 'تصفية حسب برنامج واحد',
          two: 'تصفية حسب برنامجين',
          few: 'تصفية حسب # برامج',
          many: 'تصفية حسب # برنامجًا',
          other: 'تصفية حسب # برنامج',
        }),
      title: 'البرامج',
      filter: 'تصفية',
      clear: 'مسح',
    },

    search: {
      label: 'البحث في أوامر الشراء',
      placeholder: 'رقم أمر الشراء',
      empty: 'يُرجى كتابة ما تريد البحث عنه',
      noResults: 'لا توجد نتائج',
      failed: 'حدث خطأ، يُرجى المحاولة مرة أخرى',
      result: (programName) => `أمر شراء في ${isolated(programName)}`,
    },

    home: {
      title: 'الرئيسية',
      greeting: (name) => `مرحبًا ${isolated(name)}، أهلًا بك!`,
      groups: 'مجموعات التطبيقات',
      modulesOf: (group) => `تطبيقات ${isolated(group)}`,
      activity: 'نشاطي',
      refresh: 'تحديث',
      notificationCenter: 'مركز الإشعارات',
      noGroups: 'لا توجد تطبيقات متاحة لك في هذا البرنامج.',
    },

    apps: {
      title: 'التطبيقات',
      greeting: (name) => `مرحبًا ${isolated(name)}، هذه جميع التطبيقات المتاحة لك!`,
      find: 'البحث عن تطبيق',
      found: (count) =>
        plural(count, {
          zero: 'لا توجد تطبيقات',
          one: 'تطبيق واحد',
          two: 'تطبيقان',
          few: '# تطبيقات',
          many: '# تطبيقًا',
          other: '# تطبيق',
        }),
      noMatch: (text) => `لا يوجد تطبيق يطابق «${isolated(text)}».`,
      empty: 'لا توجد تطبيقات متاحة لك في هذا البرنامج.',
      openApps: 'عرض جميع التطبيقات',
    },

    dashboards: {
      title: 'لوحات المعلومات',
      select: 'يُرجى اختيار لوحة معلومات',
      none: 'يبدو أنه لا توجد لديك أي لوحة معلومات في هذا البرنامج، جرّب الانتقال إلى برنامج آخر.',
      switchProgram: 'تغيير البرنامج',
      dashboard: 'لوحة معلومات',
      report: 'تقرير',
      all: 'جميع لوحات المعلومات',
    },

    notifications: {
      title: 'مركز الإشعارات',
      importResults: 'نتائج الاستيراد',
    },

    account: {
      title: 'الحساب',
      uploadFailed: (serverMessage) => withServerMessage('تعذّر رفع الصورة', serverMessage),
      deleteFailed: (serverMessage) => withServerMessage('تعذّر حذف الصورة', serverMessage),
      changePassword: 'تغيير كلمة المرور',
      preferences: 'التفضيلات',
      theme: 'المظهر',
      themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
      language: 'اللغة',
      density: 'الكثافة',
      densities: { comfortable: 'مريحة', compact: 'مضغوطة' },
      direction: 'اتجاه النص',
      directions: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' },
      allowPush: 'السماح بإشعارات المتصفح',
      logout: 'تسجيل الخروج',
      version: (label, environment) => `الإصدار ${isolated(label)}، ${isolated(environment)}`,
    },

    help: {
      title: 'المساعدة',
      knowledgeBase: 'تصفّح قاعدة المعرفة',
      contactSupport: 'التواصل مع الدعم',
      statusPage: 'عرض صفحة الحالة',
      releaseNotes: 'الاطلاع على ملاحظات الإصدار',
    },

    modules: {
      loading: (name) => `جارٍ تحميل ${isolated(name)}`,
      loadError: 'حدث خطأ أثناء تحميل الوحدة، يُرجى تحديث الصفحة.',
      frameDamage: (name) => `غيّرت ${isolated(name)} أجزاء من الصفحة تخص البوابة، فأُغلقت.`,
      leaveTitle: 'هل تريد مغادرة هذه الصفحة؟',
      leave: 'مغادرة',
      stay: 'البقاء',
    },

    errors: {
      goHome: 'الذهاب إلى الرئيسية',
      notFound: {
        title: 'الصفحة غير موجودة',
        description: 'عذرًا، الصفحة التي تبحث عنها غير موجودة',
      },
      server: {
        title: 'خطأ داخلي في الخادم',
        description: 'لم تنجح العملية التي حاولت إجراءها',
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
      },
      notAuthorized: {
        title: 'ليست لديك صلاحية!',
      },
      maintenance: {
        title: 'قيد الصيانة',
        description: 'سنعود قريبًا',
        defaultWindow: 'من الجمعة 25 أكتوبر الساعة 5 م حتى الاثنين 28 أكتوبر الساعة 6 ص بالتوقيت المركزي',
        window: (from, until) =>
          `من ${inCentralTime(from, locale)} حتى ${inCentralTime(until, locale)} بالتوقيت المركزي`,
      },
      permissions: 'حدث خطأ، يُرجى المحاولة مرة أخرى.',
      unexpected: 'حدث خطأ غير متوقع، يُرجى محاولة تحديث الصفحة.',
      rendering: 'عذرًا، حدث خطأ ما.',
      renderingDetail: 'حاول مرة أخرى، أو أعد تحميل الصفحة إذا تكرر الخطأ.',
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

    logout: {
      title: 'تسجيل الخروج',
      inProgress: 'جارٍ تسجيل الخروج، يُرجى الانتظار...',
    },
  };
}
