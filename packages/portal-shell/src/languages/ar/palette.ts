import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const paletteMessages: Pick<ShellMessages, 'palette'> = {
  palette: {
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
  },
};
