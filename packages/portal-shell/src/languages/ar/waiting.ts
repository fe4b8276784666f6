import { formatsOf } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';
import { entryMessages } from './entry.ts';

const { plural } = formatsOf('ar-AE');

export const waitingMessages: Pick<ShellMessages, 'waiting'> = {
  waiting: {
    tab: 'بانتظار الإرسال',
    state: {
      sending: 'جارٍ الإرسال',
      waiting: 'بانتظار الإرسال',
      heldUp: 'ينتظر التغيير الذي قبله',
      refused: 'لم يُقبل',
    },
    sendNow: 'الإرسال الآن',
    sendNowOf: (title) => `الإرسال الآن: ${title}`,
    tryAgain: 'المحاولة مجددًا',
    tryAgainOf: (title) => `المحاولة مجددًا: ${title}`,
    cancel: 'إلغاء',
    cancelOf: (title) => `إلغاء: ${title}`,
    drop: 'حذف',
    dropOf: (title) => `حذف: ${title}`,
    stillWaits: 'تعذّر إرساله بعد، وسيبقى هنا.',
    notChanged: 'تعذّر تغيير القائمة لأن تخزين المتصفح لم يعمل. حاول مجددًا.',
    reason: {
      forbidden: 'لم تعد لديك صلاحية لهذا.',
      changed: 'غيّر شخص آخر هذا في هذه الأثناء.',
      unreadable: 'تعذّرت قراءة رد الخدمة، فربما نُفّذ هذا. تحقّق منه قبل المحاولة مجددًا.',
      other: 'لم تقبل الخدمة هذا.',
    },
    question: 'هل تريد حذف هذا التغيير؟',
    questionDetail: (title) => `سيُحذف «${title}» ولن يُرسل.`,
    keep: 'الاحتفاظ به',
    empty: 'أُرسل كل شيء',
    emptyDetail: 'ما تغيّره بلا شبكة ينتظر هنا.',
    others: 'تنتظر في هذا المتصفح تغييرات لشخص آخر. ستُرسل عندما يسجّل ذلك الشخص دخوله هنا مجددًا.',
    signOut: {
      question: (count) =>
        plural(count, {
          zero: 'هل تريد تسجيل الخروج؟',
          one: 'هل تريد تسجيل الخروج وحذف تغيير واحد؟',
          two: 'هل تريد تسجيل الخروج وحذف تغييرين؟',
          few: 'هل تريد تسجيل الخروج وحذف # تغييرات؟',
          many: 'هل تريد تسجيل الخروج وحذف # تغييرًا؟',
          other: 'هل تريد تسجيل الخروج وحذف # تغيير؟',
        }),
      detail: entryMessages.signOut.waiting,
      more: (count) =>
        plural(count, {
          zero: 'ولا شيء غيرها',
          one: 'وتغيير آخر',
          two: 'وتغييران آخران',
          few: 'و# تغييرات أخرى',
          many: 'و# تغييرًا آخر',
          other: 'و# تغيير آخر',
        }),
      signOut: 'تسجيل الخروج والحذف',
      stay: 'البقاء',
    },
  },
};
