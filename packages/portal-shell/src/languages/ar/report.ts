import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const reportMessages: Pick<ShellMessages, 'report'> = {
  report: {
    asking: 'جارٍ طلب إذن الوصول إلى التقرير',
    drawing: 'يرسم Power BI التقرير',
    step: (step, count) => `الخطوة ${step} من ${count}`,
    fullScreen: 'عرض بملء الشاشة',
    reset: 'إعادة ضبط العرض',
    resetDone: 'يُعرض التقرير كما نُشر.',
    print: 'طباعة',
    printRefused: 'لم يطبع Power BI التقرير. استخدم قائمة التقرير بدلاً من ذلك.',
    exportData: 'تصدير البيانات',
    visual: (number) => `العنصر المرئي ${number}`,
    exportRefused: (visual) => `لم يصدّر Power BI «${isolated(visual)}». اطلب من مالك التقرير السماح بالتصدير.`,
  },
};
