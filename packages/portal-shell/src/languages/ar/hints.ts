import { latin } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const hintsMessages: Pick<ShellMessages, 'hints'> = {
  hints: {
    label: 'تلميحات للبداية',
    position: (number, count) => `${number} من ${count}`,
    palette: 'البحث في كل شيء يجد أي تطبيق أو برنامج أو إشعار.',
    paletteByKeys: (keys) => `${latin(keys)} يجد أي تطبيق أو برنامج أو إشعار من أي مكان.`,
    openPalette: 'تجربته',
    pins: 'ثبّت التطبيقات التي تستخدمها أكثر. ستكون الأولى هنا وفي القائمة.',
    openApps: 'اختيار بعضها',
    notifications: 'يستمر التصدير والاستيراد وأنت تعمل في مكان آخر. تعرض الإشعارات مدى تقدمهما.',
    openNotifications: 'عرضها',
    dismiss: 'فهمت',
    dismissAll: 'إغلاق كل التلميحات',
  },
};
