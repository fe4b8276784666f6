import type { NotificationMessages } from './messages.ts';

/** The texts in Arabic. */
export const arabicMessages: NotificationMessages = {
  errors: {
    markAsRead: 'حدث خطأ أثناء تمييز الإشعار كمقروء',
    markAllAsRead: 'حدث خطأ أثناء تمييز الإشعارات كمقروءة',
    markExportAsUnread: 'حدث خطأ أثناء تمييز التصدير كغير مقروء',
    markImportAsUnread: 'حدث خطأ أثناء تمييز الاستيراد كغير مقروء',
    exportedFile: 'حدث خطأ أثناء جلب بيانات الملف المُصدَّر',
    retryJob: 'حدث خطأ أثناء إعادة محاولة المهمة',
    retryExport: 'حدث خطأ أثناء إعادة محاولة التصدير',
    cancelJob: 'حدث خطأ أثناء إلغاء المهمة',
    cancelExport: 'حدث خطأ أثناء إلغاء التصدير',
    cancelImport: 'حدث خطأ أثناء إلغاء الاستيراد',
    importResultsNotAvailable: 'نتائج الاستيراد غير متاحة',
    importData: 'حدث خطأ أثناء جلب بيانات الاستيراد',
    importResultsNotImplemented: 'نتائج هذا الاستيراد غير مدعومة بعد',
    loading: 'حدث خطأ أثناء تحميل الإشعارات، يُرجى تحديث الصفحة',
  },
  jobs: {
    sendingCommand: 'جارٍ إرسال الأمر...',
    download: 'تنزيل',
    results: 'النتائج',
    errorDetails: 'تفاصيل الخطأ',
    retry: 'إعادة المحاولة',
    cancel: 'إلغاء',
    completed: (title) => `اكتمل: ${title}`,
    failed: (title) => `فشل: ${title}`,
    errorOn: (title) => `خطأ في ${title}`,
    noErrorText: 'لم تذكر المهمة سببًا.',
  },
  items: {
    malformed: 'تعذّرت قراءة هذا الإشعار',
    untitled: 'إشعار بلا عنوان',
  },
};
