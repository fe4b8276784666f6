/* oxlint-disable -- a script writes it, and its tests compare it with the texts */
// Made by `npx node scripts/languages/main.ts` from the JSON of this language, which is the place to change a text.
import type { KitMessages } from '../en/index.ts';
import { bytesIn } from '../bytesIn.ts';
import { formatsOf } from '../formats.ts';

/**
 * Returns all messages of the kit in this language.
 * @param locale decides how numbers are written: `ar-EG` uses Arabic-Indic digits, `ar-AE` Western ones.
 */
export function messages(locale = 'ar'): KitMessages {
  const { number, percent, plural } = formatsOf(locale);
  const bytes = bytesIn(locale);
  return {
    cancel: 'إلغاء',
    close: 'إغلاق',
    dismiss: 'تجاهل',
    removeItem: (name) => `إزالة ${name}`,
    retry: 'إعادة المحاولة',
    reference: (code) => `الرقم المرجعي \u2066${code}\u2069`,
    less: 'عرض أقل',
    loadMore: 'تحميل المزيد ...',
    more: 'عرض المزيد',
    moreActions: 'إجراءات أخرى',
    skipToContent: 'الانتقال إلى المحتوى',
    program: 'البرنامج',
    collapseMenu: 'طي القائمة',
    expandMenu: 'توسيع القائمة',
    opensInNewTab: '(يُفتح في علامة تبويب جديدة)',
    openInNewTab: 'فتح في علامة تبويب جديدة',
    openItemInNewTab: (name) => `فتح في علامة تبويب جديدة: ${name}`,
    search: 'بحث',
    clearSearch: 'مسح البحث',
    noResults: 'لا توجد نتائج',
    allLoaded: 'تم تحميل الكل',
    loading: 'جارٍ التحميل',
    pending: 'قيد التنفيذ',
    completed: 'اكتمل',
    failed: 'تعذّر الإكمال',
    unread: 'غير مقروء',
    danger: 'خطأ',
    success: 'تم بنجاح',
    warning: 'تحذير',
    information: 'معلومات',
    editImage: 'تعديل الصورة',
    deleteImage: 'حذف الصورة',
    imageTypes: 'PNG أو JPEG',
    imageRefused: (name) => `الملف \u2068${name}\u2069 ليس بصيغة PNG ولا JPEG. اختر ملفًا آخر.`,
    imageUploading: 'جارٍ رفع الصورة',
    imageUploaded: 'تم رفع الصورة',
    imageDeleted: 'تم حذف الصورة',
    imageFailed: 'تعذّر تغيير الصورة. حاول مرة أخرى.',
    noRows: 'لا يوجد ما يُعرض.',
    noMatchingRows: 'لا يوجد صف يطابق التصفية.',
    progressValue: (share) => percent(share),
    resultsCount: (count) => plural(count, { zero: 'لا توجد نتائج', one: 'نتيجة واحدة', two: 'نتيجتان', few: '# نتائج', many: '# نتيجة', other: '# نتيجة' }),
    joinedNames: (names) => names.join('، '),
    notificationsCount: (count) => plural(count, { zero: 'لا توجد إشعارات', one: 'إشعار واحد', two: 'إشعاران', few: '# إشعارات', many: '# إشعارًا', other: '# إشعار' }),
    unreadCount: (count) => plural(count, { zero: 'لا شيء غير مقروء', one: 'واحد غير مقروء', two: 'اثنان غير مقروءين', few: '# غير مقروءة', many: '# غير مقروء', other: '# غير مقروء' }),
    countAbove: (limit) => `${number(limit)}+`,
    fieldRequired: 'املأ هذا الحقل.',
    chooseFile: 'اختيار ملف',
    chooseFiles: 'اختيار ملفات',
    takePhoto: 'التقاط صورة',
    dropFile: 'أو أفلته هنا',
    dropFiles: 'أو أفلتها هنا',
    cancelUpload: 'إلغاء الرفع',
    uploadCancelled: 'أُلغي الرفع',
    fileSize: (size) => bytes(size),
    fileLimit: (limit) => `${bytes(limit)} كحد أقصى`,
    fileTypeRefused: (name, types) => `الملف \u2068${name}\u2069 ليس من النوع \u2068${types}\u2069. اختر ملفًا آخر.`,
    fileTooLarge: (name, limit) => `الملف \u2068${name}\u2069 أكبر من ${bytes(limit)}. اختر ملفًا أصغر.`,
    formInvalid: (count) => plural(count, { one: 'لم يُرسل النموذج. صحّح حقلًا واحدًا ثم أرسله مرة أخرى.', two: 'لم يُرسل النموذج. صحّح حقلين ثم أرسله مرة أخرى.', few: 'لم يُرسل النموذج. صحّح # حقول ثم أرسله مرة أخرى.', many: 'لم يُرسل النموذج. صحّح # حقلًا ثم أرسله مرة أخرى.', other: 'لم يُرسل النموذج. صحّح # حقل ثم أرسله مرة أخرى.' }),
    formRefused: 'لم يُرسل النموذج.',
  };
}
