import { formatsOf, isolated, latin } from '@gantry/ui-kit/languages';
import type { StartMessages } from '../en/start.ts';
import { troubleMessages } from './trouble.ts';

const { plural } = formatsOf('ar-AE');

export const startMessages: StartMessages = {
  productName: 'Gantry',
  documentTitle: (screen) => `${screen} · Gantry`,

  frame: {
    topBar: 'الشريط العلوي',
    palette: 'البحث في كل شيء',
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
    changesToSend: (count) =>
      plural(count, {
        zero: 'لا تغييرات بانتظار الإرسال',
        one: 'تغيير واحد بانتظار الإرسال',
        two: 'تغييران بانتظار الإرسال',
        few: '# تغييرات بانتظار الإرسال',
        many: '# تغييرًا بانتظار الإرسال',
        other: '# تغيير بانتظار الإرسال',
      }),
    help: 'المساعدة',
    account: 'الحساب',
    loadingPage: 'جارٍ تحميل الصفحة',
  },

  navigation: {
    label: 'القائمة الرئيسية',
    home: 'الرئيسية',
    applications: 'التطبيقات',
    filter: 'تصفية التطبيقات',
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
    separator: '، ',
    modulesOf: (group) => `تطبيقات ${isolated(group)}`,
    activity: 'نشاطي',
    refresh: 'تحديث',
    notificationCenter: 'مركز الإشعارات',
    noGroups: 'لا توجد تطبيقات متاحة لك في هذا البرنامج.',
    favourites: 'المفضلة',
    noFavourites: 'ثبّت التطبيقات التي تستخدمها أكثر من غيرها. يوجد الدبوس على كل تطبيق وفي القائمة.',
    arrange: 'ترتيب',
    arranged: 'تم',
    recent: 'المفتوحة مؤخرًا',
    noRecent: 'يظهر هنا ما تفتحه.',
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
    uploadFailed: 'تعذّر رفع الصورة',
    deleteFailed: 'تعذّر حذف الصورة',
    changePassword: 'تغيير كلمة المرور',
    preferences: 'التفضيلات',
    theme: 'المظهر',
    themes: { system: 'النظام', light: 'فاتح', dark: 'داكن' },
    language: 'اللغة',
    density: 'الكثافة',
    densities: { comfortable: 'مريحة', compact: 'مضغوطة' },
    direction: 'اتجاه النص',
    directions: { ltr: 'من اليسار إلى اليمين', rtl: 'من اليمين إلى اليسار' },
    timeZone: 'المنطقة الزمنية',
    timeZoneHint: 'إذا كان للجهاز أو للبرنامج وقت آخر فيظهر الوقتان معًا.',
    zoneOfDevice: (zone) => `هذا الجهاز (${latin(zone)})`,
    zoneOfProgram: (zone) => `البرنامج (${latin(zone)})`,
    allowPush: 'السماح بإشعارات المتصفح',
    logout: 'تسجيل الخروج',
    version: (label, environment) => `الإصدار ${isolated(label)}، ${isolated(environment)}`,
  },

  shortcuts: { title: 'اختصارات لوحة المفاتيح' },

  help: {
    title: 'المساعدة',
    knowledgeBase: 'تصفّح قاعدة المعرفة',
    contactSupport: 'التواصل مع الدعم',
    statusPage: 'عرض صفحة الحالة',
    releaseNotes: 'الاطلاع على ملاحظات الإصدار',
    news: 'ما الجديد',
    hasNews: 'هناك جديد',
    tabStatus: 'حالة هذا التبويب',
  },

  joinedNames: (names) => names.join('، '),

  modules: {
    loading: (name) => `جارٍ تحميل ${isolated(name)}`,
    loadError: 'حدث خطأ أثناء تحميل الوحدة، يُرجى تحديث الصفحة.',
    frameDamage: (name) => `غيّرت ${isolated(name)} أجزاء من الصفحة تخص البوابة، فأُغلقت.`,
    leaveTitle: 'هل تريد مغادرة هذه الصفحة؟',
    leave: 'مغادرة',
    stay: 'البقاء',
  },

  ...troubleMessages,

  logout: {
    title: 'تسجيل الخروج',
    inProgress: 'جارٍ تسجيل الخروج، يُرجى الانتظار...',
  },
};
