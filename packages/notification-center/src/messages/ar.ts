import { formatsOf } from '@gantry/ui-kit/languages';
import type { NotificationMessages } from './messages.ts';

/**
 * The texts in Arabic.
 * @param locale decides how numbers are written: `ar-EG` has Arabic-Indic digits, `ar-AE` Western ones.
 */
export function arabic(locale = 'ar'): NotificationMessages {
  const { plural } = formatsOf(locale);
  return {
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
      part: 'تعذّر تحميل هذا الجزء. حاول مرة أخرى، أو أعد تحميل الصفحة.',
      screen: 'لا يمكن عرض الإشعارات هنا.',
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
      fileReady: (title) => `جاهز للفتح: ${title}`,
      openFile: 'فتح',
      commandOf: (command, title) => `${command}: ${title}`,
      severalEnded(completed, failed) {
        const ofCompleted = plural(completed, {
          one: 'اكتملت مهمة واحدة',
          two: 'اكتملت مهمتان',
          few: 'اكتملت # مهام',
          other: 'اكتملت # مهمة',
        });
        const ofFailed = plural(failed, {
          one: 'فشلت مهمة واحدة',
          two: 'فشلت مهمتان',
          few: 'فشلت # مهام',
          other: 'فشلت # مهمة',
        });
        if (completed === 0) return ofFailed;
        return failed === 0 ? ofCompleted : `${ofCompleted} و${ofFailed}`;
      },
      errorOn: (title) => `خطأ في ${title}`,
      noErrorText: 'لم تذكر المهمة سببًا.',
    },
    items: {
      malformed: 'تعذّرت قراءة هذا الإشعار',
      untitled: 'إشعار بلا عنوان',
      malformedHint: 'لم يُفقد الإشعار: لا تزال الخدمة تحتفظ به.',
      done: 'منجز',
      purchaseOrder: (poNumber) => `أمر الشراء ${poNumber}`,
      markAsRead: 'تمييز كمقروء',
      markAsUnread: 'تمييز كغير مقروء',
      actionsFor: (title) => `إجراءات ${title}`,
      arrived: (count) =>
        plural(count, {
          zero: 'لا إشعارات جديدة',
          one: 'إشعار جديد واحد',
          two: 'إشعاران جديدان',
          few: '# إشعارات جديدة',
          many: '# إشعارًا جديدًا',
          other: '# إشعار جديد',
        }),
      showNew: (count) =>
        plural(count, {
          one: 'واحد جديد',
          two: 'اثنان جديدان',
          few: '# جديدة',
          many: '# جديدًا',
          other: '# جديد',
        }),
      older: 'أقدم',
    },
    undo: {
      allMarked: 'مُيّزت كل الإشعارات كمقروءة',
      undo: 'تراجع',
      tooLate: 'سبق إرسال التغيير، فلم يعد التراجع ممكنًا.',
    },
    settings: {
      title: 'إعدادات الإشعارات',
      muteType: 'كتم هذا النوع',
      unmuteType: 'إلغاء كتم هذا النوع',
      mayInterrupt: 'الأنواع التي يُسمح لها بالمقاطعة',
      mayInterruptHint: 'النوع المتوقف لا يعرض تنبيهًا ولا يصدر صوتًا، وتبقى إشعاراته في القوائم.',
      otherType: 'أخرى',
      sound: 'تشغيل صوت عند وصول إشعار',
      titleCount: 'عرض عدد غير المقروء في عنوان الصفحة',
    },
    types: {
      todo: 'مهمة',
      export: 'تصدير',
      import: 'استيراد',
      announcement: 'إعلان',
      requests: 'طلب',
    },
    statuses: {
      enqueued: 'في قائمة الانتظار',
      running: 'قيد التشغيل',
      retrying: 'تُعاد المحاولة',
      completed: 'مكتمل',
      failed: 'فشل',
      deleted: 'محذوف',
      cancelling: 'جارٍ الإلغاء',
      cancelled: 'ملغى',
    },
    priorities: {
      info: 'للعلم',
      low: 'أولوية منخفضة',
      medium: 'أولوية متوسطة',
      high: 'أولوية عالية',
    },
    lists: {
      todoActive: 'المهام',
      todoArchive: 'الأرشيف',
      exports: 'التصدير',
      imports: 'الاستيراد',
      announcements: 'الإعلانات',
      requests: 'الطلبات',
      all: 'الكل',
    },
    empty: {
      todoActive: 'لا توجد أنشطة معلّقة. واصل التقدّم!',
      todoArchive: 'لا توجد مهام مؤرشفة هنا',
      exports: 'لا توجد طلبات تصدير معلّقة',
      imports: 'لا توجد طلبات استيراد معلّقة',
      announcements: 'لا توجد إشعارات جديدة',
      requests: 'لا توجد إشعارات جديدة',
      all: 'لا توجد إشعارات جديدة',
      noResults: 'لا توجد نتائج',
      noResultsYet: 'لا توجد نتائج بين أحدث الإشعارات. حمّل المزيد للبحث في الأقدم.',
    },
    panel: {
      title: 'الإشعارات',
      active: 'النشطة',
      archive: 'الأرشيف',
      options: 'خيارات الإشعارات',
      markAllAsRead: 'تمييز الكل كمقروء',
      refresh: 'تحديث',
      close: 'إغلاق',
      notificationCenter: 'مركز الإشعارات',
      pushDisabled: 'إشعارات المتصفح معطّلة',
      pushInstructions:
        'يحظر متصفحك إشعارات هذا الموقع. للسماح بها، اختر الأيقونة في بداية شريط العنوان، وافتح إعدادات الموقع، واضبط الإشعارات على "السماح"، ثم أعد تحميل الصفحة.',
      unread: (count) =>
        plural(count, {
          one: 'واحد غير مقروء',
          two: 'اثنان غير مقروءين',
          few: '# غير مقروءة',
          many: '# غير مقروء',
          other: '# غير مقروء',
        }),
    },
    page: {
      title: 'مركز الإشعارات',
      todo: 'المهام',
      search: 'البحث في الإشعارات',
      searchPlaceholder: 'العنوان أو الوصف أو رقم أمر الشراء',
      unreadOnly: 'غير المقروءة فقط',
      status: 'الحالة',
      anyStatus: 'كل الحالات',
      inProgress: 'قيد التنفيذ',
      program: 'البرنامج',
      allPrograms: 'كل البرامج',
      clearFilters: 'مسح عوامل التصفية',
      filters: 'عوامل التصفية',
    },
    bell: {
      label: (unread) =>
        unread === null || unread === 0
          ? 'الإشعارات'
          : plural(unread, {
              one: 'الإشعارات، واحد غير مقروء',
              two: 'الإشعارات، اثنان غير مقروءين',
              few: 'الإشعارات، # غير مقروءة',
              many: 'الإشعارات، # غير مقروء',
              other: 'الإشعارات، # غير مقروء',
            }),
    },
    connection: {
      offline: 'أنت غير متصل بالشبكة. ستصل الإشعارات عند عودة الاتصال.',
      reconnecting: 'جارٍ إعادة الاتصال. قد تتأخر الإشعارات.',
      restored: 'عاد الاتصال.',
    },
    results: {
      title: 'نتائج الاستيراد',
      titleOf: (title) => `نتائج ${title}`,
      line: 'السطر',
      item: 'العنصر',
      outcome: 'النتيجة',
      message: 'الرسالة',
      show: 'الصفوف المعروضة',
      all: 'الكل',
      failuresOnly: 'الفاشلة فقط',
      noFailures: 'لم يفشل أي سطر',
      lines: (count) =>
        plural(count, {
          zero: 'لا أسطر',
          one: 'سطر واحد',
          two: 'سطران',
          few: '# أسطر',
          many: '# سطرًا',
          other: '# سطر',
        }),
      downloadCsv: 'تنزيل CSV',
      fileName: 'import-results',
      openPage: 'فتح كصفحة',
      back: 'العودة إلى مركز الإشعارات',
    },
    outcomes: {
      created: 'أُنشئ',
      updated: 'حُدّث',
      skipped: 'تُخطّي',
      failed: 'فشل',
      unknown: 'غير مقروء',
    },
  };
}

/** The texts in Arabic. */
export const arabicMessages = arabic();
