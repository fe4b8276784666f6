import type { PaletteSection } from './PaletteEntry.ts';

/** The texts of the palette and of the list of shortcuts. They load with them. */
export interface PaletteMessages {
  readonly placeholder: string;
  readonly sections: Readonly<Record<PaletteSection, string>>;
  readonly noMatch: (text: string) => string;
  readonly purchaseOrders: string;
  readonly findPurchaseOrder: (text: string) => string;
  readonly inProgram: (module: string, program: string) => string;
  readonly markAllAsRead: string;
  readonly exportAgain: (title: string) => string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly densities: Readonly<Record<'comfortable' | 'compact', string>>;
  readonly switchLanguage: (language: string) => string;
  readonly pin: (title: string) => string;
  readonly unpin: (title: string) => string;
  readonly pinned: (title: string) => string;
  readonly unpinned: (title: string) => string;
  readonly hints: { readonly move: string; readonly open: string; readonly close: string };
}

const english: PaletteMessages = {
  placeholder: 'Search or jump to…',
  sections: {
    favourites: 'Favourites',
    recent: 'Recently opened',
    pages: 'Applications',
    programs: 'Programs',
    dashboards: 'Dashboards',
    notifications: 'Notifications',
    elsewhere: 'In other programs',
    actions: 'Actions',
  },
  noMatch: (text) => `Nothing matches “${text}”.`,
  purchaseOrders: 'Purchase orders',
  findPurchaseOrder: (text) => `Find purchase order “${text}”`,
  inProgram: (module, program) => `${module} in ${program}`,
  markAllAsRead: 'Mark all notifications as read',
  exportAgain: (title) => `Export again: ${title}`,
  themes: { system: 'Follow the theme of the system', light: 'Use the light theme', dark: 'Use the dark theme' },
  densities: { comfortable: 'Use comfortable density', compact: 'Use compact density' },
  switchLanguage: (language) => `Switch to ${language}`,
  pin: (title) => `Add ${title} to favourites`,
  unpin: (title) => `Remove ${title} from favourites`,
  pinned: (title) => `${title} is now a favourite.`,
  unpinned: (title) => `${title} is no longer a favourite.`,
  hints: { move: 'to move', open: 'to open', close: 'to close' },
};

/** Isolates a text of any direction, such as a name, from the Arabic around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const arabic: PaletteMessages = {
  placeholder: 'ابحث أو انتقل إلى…',
  sections: {
    favourites: 'المفضلة',
    recent: 'المفتوحة مؤخرًا',
    pages: 'التطبيقات',
    programs: 'البرامج',
    dashboards: 'لوحات المعلومات',
    notifications: 'الإشعارات',
    elsewhere: 'في برامج أخرى',
    actions: 'الإجراءات',
  },
  noMatch: (text) => `لا شيء يطابق «${isolated(text)}».`,
  purchaseOrders: 'أوامر الشراء',
  findPurchaseOrder: (text) => `البحث عن أمر الشراء «${isolated(text)}»`,
  inProgram: (module, program) => `${isolated(module)} في ${isolated(program)}`,
  markAllAsRead: 'تحديد جميع الإشعارات كمقروءة',
  exportAgain: (title) => `إعادة التصدير: ${isolated(title)}`,
  themes: { system: 'اتباع مظهر النظام', light: 'استخدام المظهر الفاتح', dark: 'استخدام المظهر الداكن' },
  densities: { comfortable: 'استخدام الكثافة المريحة', compact: 'استخدام الكثافة المضغوطة' },
  switchLanguage: (language) => `التبديل إلى ${isolated(language)}`,
  pin: (title) => `إضافة ${isolated(title)} إلى المفضلة`,
  unpin: (title) => `إزالة ${isolated(title)} من المفضلة`,
  pinned: (title) => `أصبح ${isolated(title)} من المفضلة.`,
  unpinned: (title) => `لم يعد ${isolated(title)} من المفضلة.`,
  hints: { move: 'للتنقل', open: 'للفتح', close: 'للإغلاق' },
};

/** The texts of the palette by language. */
export const paletteMessages = { en: english, ar: arabic } as const;
