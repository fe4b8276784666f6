import type { LoadFailureMessages } from '../en/loadFailure.ts';

export const loadFailureMessages: LoadFailureMessages = {
  title: 'تعذّر تحميل البوابة',
  unreachable: 'الخادم لا يستجيب. تحقق من الاتصال ثم أعد تحميل الصفحة.',
  missing: 'لم يرسل الخادم جزءًا منها. أعد تحميل الصفحة، وتواصل مع الدعم إذا تكرر ذلك.',
  failed: 'أوقفها خطأ. أعد تحميل الصفحة، وتواصل مع الدعم إذا تكرر ذلك.',
  reload: 'إعادة تحميل الصفحة',
};
