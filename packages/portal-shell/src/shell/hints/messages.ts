/** The texts of the hints. */
interface HintMessages {
  readonly label: string;
  readonly position: (number: string, count: string) => string;
  /** Null on a phone, and if the person turned the shortcut off. */
  readonly palette: (keys: string | null) => string;
  readonly openPalette: string;
  readonly pins: string;
  readonly openApps: string;
  readonly notifications: string;
  readonly openNotifications: string;
  readonly dismiss: string;
  readonly dismissAll: string;
}

const english: HintMessages = {
  label: 'Hints for a start',
  position: (number, count) => `${number} of ${count}`,
  palette: (keys) =>
    keys === null
      ? 'The search of everything finds any application, program or notification.'
      : `${keys} finds any application, program or notification from anywhere.`,
  openPalette: 'Try it',
  pins: 'Pin the applications that you use most. They stand first here and in the menu.',
  openApps: 'Choose some',
  notifications: 'Exports and imports go on while you work elsewhere. The notifications show how far they are.',
  openNotifications: 'Show them',
  dismiss: 'Got it',
  dismissAll: 'Dismiss all hints',
};

const arabic: HintMessages = {
  label: 'تلميحات للبداية',
  position: (number, count) => `${number} من ${count}`,
  palette: (keys) =>
    keys === null
      ? 'البحث في كل شيء يجد أي تطبيق أو برنامج أو إشعار.'
      : `\u2066${keys}\u2069 يجد أي تطبيق أو برنامج أو إشعار من أي مكان.`,
  openPalette: 'تجربته',
  pins: 'ثبّت التطبيقات التي تستخدمها أكثر. ستكون الأولى هنا وفي القائمة.',
  openApps: 'اختيار بعضها',
  notifications: 'يستمر التصدير والاستيراد وأنت تعمل في مكان آخر. تعرض الإشعارات مدى تقدمهما.',
  openNotifications: 'عرضها',
  dismiss: 'فهمت',
  dismissAll: 'إغلاق كل التلميحات',
};

/** The texts of the hints by language. */
export const hintMessages = { en: english, ar: arabic } as const;
