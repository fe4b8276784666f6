import type { PaletteSection } from './PaletteEntry.ts';

/** The texts of the palette and of the list of shortcuts. They load with them. */
export interface PaletteMessages {
  readonly placeholder: string;
  /** Favourites and recent places have the names that Home gives them. */
  readonly sections: Readonly<Record<Exclude<PaletteSection, 'favourites' | 'recent'>, string>>;
  readonly noMatch: (text: string) => string;
  readonly purchaseOrders: string;
  readonly findPurchaseOrder: (text: string) => string;
  readonly inProgram: (module: string, program: string) => string;
  readonly markAllAsRead: string;
  readonly exportAgain: (title: string) => string;
  readonly themes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  readonly densities: Readonly<Record<'comfortable' | 'compact', string>>;
  readonly switchLanguage: (language: string) => string;
  readonly hints: { readonly move: string; readonly open: string; readonly close: string };
}

const english: PaletteMessages = {
  placeholder: 'Search or jump to…',
  sections: {
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
  hints: { move: 'to move', open: 'to open', close: 'to close' },
};

/** Isolates a text of any direction, such as a name, from the Arabic around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const arabic: PaletteMessages = {
  placeholder: 'ابحث أو انتقل إلى…',
  sections: {
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
  hints: { move: 'للتنقل', open: 'للفتح', close: 'للإغلاق' },
};

/** The texts of the palette by language. */
export const paletteMessages = { en: english, ar: arabic } as const;
