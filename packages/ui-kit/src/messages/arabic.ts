import type { KitMessages } from './english.ts';
import { formatsOf } from './formats.ts';

/**
 * The kit's texts in Arabic.
 * @param locale decides how numbers are written: `ar-EG` has Arabic-Indic digits, `ar-AE` Western ones.
 */
export function arabic(locale = 'ar'): KitMessages {
  const { number, percent, plural } = formatsOf(locale);
  return {
    back: 'رجوع',
    cancel: 'إلغاء',
    clear: 'مسح',
    close: 'إغلاق',
    confirm: 'تأكيد',
    dismiss: 'تجاهل',
    less: 'عرض أقل',
    loadMore: 'تحميل المزيد ...',
    more: 'عرض المزيد',
    moreActions: 'إجراءات أخرى',
    refresh: 'تحديث',
    removeItem: (name) => `إزالة ${name}`,
    retry: 'إعادة المحاولة',
    menu: 'القائمة',
    skipToContent: 'الانتقال إلى المحتوى',

    program: 'البرنامج',
    fullScreen: 'ملء الشاشة',
    exitFullScreen: 'إنهاء ملء الشاشة',
    collapseMenu: 'طي القائمة',
    expandMenu: 'توسيع القائمة',
    openInNewTab: 'فتح في علامة تبويب جديدة',
    openItemInNewTab: (name) => `فتح في علامة تبويب جديدة: ${name}`,

    search: 'بحث',
    clearSearch: 'مسح البحث',
    noResults: 'لا توجد نتائج',
    resultsCount: (count) =>
      plural(count, {
        zero: 'لا توجد نتائج',
        one: 'نتيجة واحدة',
        two: 'نتيجتان',
        few: '# نتائج',
        many: '# نتيجة',
        other: '# نتيجة',
      }),

    allLoaded: 'تم تحميل الكل',
    loading: 'جارٍ التحميل',
    pending: 'قيد التنفيذ',
    progress: 'التقدّم',
    progressValue: (share) => percent(share),
    completed: 'اكتمل',
    failed: 'تعذّر الإكمال',

    danger: 'خطأ',
    success: 'تم بنجاح',
    warning: 'تحذير',
    information: 'معلومات',

    notifications: 'الإشعارات',
    notificationsCount: (count) =>
      plural(count, {
        zero: 'لا توجد إشعارات',
        one: 'إشعار واحد',
        two: 'إشعاران',
        few: '# إشعارات',
        many: '# إشعارًا',
        other: '# إشعار',
      }),
    unreadCount: (count) =>
      plural(count, {
        zero: 'لا شيء غير مقروء',
        one: 'واحد غير مقروء',
        two: 'اثنان غير مقروءين',
        few: '# غير مقروءة',
        many: '# غير مقروء',
        other: '# غير مقروء',
      }),
    selectedCount: (count) =>
      plural(count, {
        zero: 'لم يُحدَّد شيء',
        one: 'عنصر واحد محدَّد',
        two: 'عنصران محدَّدان',
        few: '# عناصر محدَّدة',
        many: '# عنصرًا محدَّدًا',
        other: '# عنصر محدَّد',
      }),
    countAbove: (limit) => `${number(limit)}+`,
    unread: 'غير مقروء',

    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',

    upload: 'رفع',
    chooseFile: 'اختيار ملف',
    dropFileHere: 'أفلت الملف هنا',
    fileTypes: (types) => `الأنواع المقبولة: ${types}`,
    fileTypeRefused: (name) => `نوع الملف ${name} غير مقبول.`,

    editImage: 'تعديل الصورة',
    deleteImage: 'حذف الصورة',
    imageTypes: 'PNG أو JPEG',
    imageRefused: (name: string) => `الملف ${name} ليس بصيغة PNG ولا JPEG. اختر ملفًا آخر.`,
    imageUploading: 'جارٍ رفع الصورة',
    imageFailed: 'تعذّر تغيير الصورة. حاول مرة أخرى.',

    filterRows: 'تصفية الصفوف',
    noRows: 'لا يوجد ما يُعرض.',
    noMatchingRows: 'لا يوجد صف يطابق التصفية.',
    rowsCount: (count: number) =>
      plural(count, {
        zero: 'لا صفوف',
        one: 'صف واحد',
        two: 'صفان',
        few: '# صفوف',
        many: '# صفًا',
        other: '# صف',
      }),

    breadcrumbs: 'مسار التنقل',
    currentPage: 'الصفحة الحالية',
  };
}
