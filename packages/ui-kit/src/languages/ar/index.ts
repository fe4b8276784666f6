import type { KitMessages } from '../en/index.ts';
import { bytesIn } from '../bytesIn.ts';
import { formatsOf } from '../formats.ts';
import { latin } from '../isolated.ts';

/**
 * Returns all messages of the kit in Arabic.
 * @param locale decides the digits: `ar-EG` uses Arabic-Indic digits, `ar-AE` Western ones.
 */
export function messages(locale = 'ar'): KitMessages {
  const { number, percent, plural } = formatsOf(locale);
  const bytes = bytesIn(locale);
  return {
    cancel: 'إلغاء',
    close: 'إغلاق',
    dismiss: 'تجاهل',
    less: 'عرض أقل',
    loadMore: 'تحميل المزيد ...',
    more: 'عرض المزيد',
    moreActions: 'إجراءات أخرى',
    removeItem: (name) => `إزالة ${name}`,
    joinedNames: (names) => names.join('، '),
    retry: 'إعادة المحاولة',
    reference: (code) => `الرقم المرجعي ${latin(code)}`,
    skipToContent: 'الانتقال إلى المحتوى',

    program: 'البرنامج',
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
    progressValue: (share) => percent(share),
    completed: 'اكتمل',
    failed: 'تعذّر الإكمال',

    danger: 'خطأ',
    success: 'تم بنجاح',
    warning: 'تحذير',
    information: 'معلومات',

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
    countAbove: (limit) => `${number(limit)}+`,
    unread: 'غير مقروء',

    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',

    editImage: 'تعديل الصورة',
    deleteImage: 'حذف الصورة',
    imageTypes: 'PNG أو JPEG',
    imageRefused: (name: string) => `الملف ${name} ليس بصيغة PNG ولا JPEG. اختر ملفًا آخر.`,
    imageUploading: 'جارٍ رفع الصورة',
    imageUploaded: 'تم رفع الصورة',
    imageDeleted: 'تم حذف الصورة',
    imageFailed: 'تعذّر تغيير الصورة. حاول مرة أخرى.',

    chooseFile: 'اختيار ملف',
    chooseFiles: 'اختيار ملفات',
    takePhoto: 'التقاط صورة',
    dropFile: 'أو أفلته هنا',
    dropFiles: 'أو أفلتها هنا',
    cancelUpload: 'إلغاء الرفع',
    uploadCancelled: 'أُلغي الرفع',
    fileSize: bytes,
    fileLimit: (limit) => `${bytes(limit)} كحد أقصى`,
    fileTypeRefused: (name, types) => `الملف ${name} ليس من النوع ${types}. اختر ملفًا آخر.`,
    fileTooLarge: (name, limit) => `الملف ${name} أكبر من ${bytes(limit)}. اختر ملفًا أصغر.`,

    fieldRequired: 'املأ هذا الحقل.',
    formInvalid: (count) =>
      plural(count, {
        one: 'لم يُرسل النموذج. صحّح حقلًا واحدًا ثم أرسله مرة أخرى.',
        two: 'لم يُرسل النموذج. صحّح حقلين ثم أرسله مرة أخرى.',
        few: 'لم يُرسل النموذج. صحّح # حقول ثم أرسله مرة أخرى.',
        many: 'لم يُرسل النموذج. صحّح # حقلًا ثم أرسله مرة أخرى.',
        other: 'لم يُرسل النموذج. صحّح # حقل ثم أرسله مرة أخرى.',
      }),
    formRefused: 'لم يُرسل النموذج.',

    noRows: 'لا يوجد ما يُعرض.',
    noMatchingRows: 'لا يوجد صف يطابق التصفية.',
  };
}
