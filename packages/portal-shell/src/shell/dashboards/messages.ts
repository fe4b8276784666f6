/** The texts of a report. They load with its screen. */
export interface ReportMessages {
  readonly asking: string;
  readonly drawing: string;
  readonly step: (step: string, count: string) => string;
  readonly fullScreen: string;
  /** Shows the report as it was published: without the person's filters, on its first page. */
  readonly reset: string;
  readonly resetDone: string;
  readonly print: string;
  readonly printRefused: string;
  readonly exportData: string;
  /** The name of a visual without a title, by its number on the page. */
  readonly visual: (number: string) => string;
  readonly exportRefused: (visual: string) => string;
}

const english: ReportMessages = {
  asking: 'Asking for access to the report',
  drawing: 'Power BI draws the report',
  step: (step, count) => `Step ${step} of ${count}`,
  fullScreen: 'Show in full screen',
  reset: 'Reset view',
  resetDone: 'The report is shown as it was published.',
  print: 'Print',
  printRefused: 'Power BI did not print the report. Use the menu of the report instead.',
  exportData: 'Export data',
  visual: (number) => `Visual ${number}`,
  exportRefused: (visual) => `Power BI did not export “${visual}”. Ask the owner of the report to allow exports.`,
};

/** Isolates a text of any direction, such as a name, from the Arabic around it. */
const isolated = (text: string) => `\u2068${text}\u2069`;

const arabic: ReportMessages = {
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
};

/** The texts of a report by language. */
export const reportMessages = { en: english, ar: arabic } as const;
