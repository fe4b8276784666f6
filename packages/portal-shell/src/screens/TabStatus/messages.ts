/** The texts of the page about this tab. */
export interface StatusMessages {
  readonly title: string;
  readonly introduction: string;
  readonly now: string;
  readonly copy: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly facts: Readonly<Record<StatusFact, string>>;
  readonly events: string;
  readonly noEvents: string;
}

/** What the page tells about the tab, in the order in which it is shown. */
export const statusFacts = [
  'version',
  'build',
  'newBuild',
  'environment',
  'session',
  'hub',
  'waitingWrites',
  'online',
  'storage',
  'storageUsed',
  'policyReports',
  'language',
  'window',
  'browser',
] as const;

export type StatusFact = (typeof statusFacts)[number];

const english: StatusMessages = {
  title: 'Status of this tab',
  introduction:
    'Copy this for support. It contains no token, no name and no content, only what the portal knows about itself.',
  now: 'Now',
  copy: 'Copy for support',
  copied: 'The status was copied.',
  copyFailed: 'The browser did not allow copying. Select the text of the page instead.',
  facts: {
    version: 'Version',
    build: 'Build',
    newBuild: 'Build on the server, if it is another',
    environment: 'Environment',
    session: 'Session',
    hub: 'Live notifications',
    waitingWrites: 'Changes that wait for the network',
    online: 'Network',
    storage: 'Storage of the browser',
    storageUsed: 'Storage in use',
    policyReports: 'Refusals of the security policy',
    language: 'Language',
    window: 'Window',
    browser: 'Browser',
  },
  events: 'What happened in this tab',
  noEvents: 'Nothing failed since the page was loaded.',
};

const arabic: StatusMessages = {
  title: 'حالة هذا التبويب',
  introduction:
    'انسخ هذه المعلومات للدعم. لا تحتوي على رموز دخول ولا أسماء ولا محتوى، بل على ما تعرفه البوابة عن نفسها فقط.',
  now: 'الآن',
  copy: 'نسخ للدعم',
  copied: 'نُسخت الحالة.',
  copyFailed: 'لم يسمح المتصفح بالنسخ. حدّد نص الصفحة بدلاً من ذلك.',
  facts: {
    version: 'الإصدار',
    build: 'البناء',
    newBuild: 'البناء على الخادم إن كان مختلفًا',
    environment: 'البيئة',
    session: 'الجلسة',
    hub: 'الإشعارات المباشرة',
    waitingWrites: 'تغييرات تنتظر الشبكة',
    online: 'الشبكة',
    storage: 'تخزين المتصفح',
    storageUsed: 'التخزين المستخدم',
    policyReports: 'ما رفضته سياسة الأمان',
    language: 'اللغة',
    window: 'النافذة',
    browser: 'المتصفح',
  },
  events: 'ما حدث في هذا التبويب',
  noEvents: 'لم يفشل شيء منذ تحميل الصفحة.',
};

/** The texts of the page about this tab, by language. */
export const statusMessages = { en: english, ar: arabic } as const;
