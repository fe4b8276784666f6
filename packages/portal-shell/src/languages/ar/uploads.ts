import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const uploadsMessages: Pick<ShellMessages, 'uploads'> = {
  uploads: {
    waiting: { turn: 'بانتظار ملفات أخرى', network: 'بانتظار الشبكة', otherTab: 'يرسله تبويب آخر' },
    sending: (share) => `جارٍ الرفع ${share}`,
    paused: (share) => `متوقف مؤقتًا عند ${share}`,
    sent: 'أُرسل، والخدمة تقرؤه',
    failed: 'لم يُرسل',
    amount: (sent, total) => `${isolated(sent)} من ${isolated(total)}`,
    commandOf: (command, title) => `${command}: ${isolated(title)}`,
    commands: { pause: 'إيقاف مؤقت', resume: 'متابعة', cancel: 'إلغاء', retry: 'إعادة المحاولة', remove: 'إزالة' },
    errors: {
      tooLarge: 'الملف أكبر مما تقبله الخدمة.',
      refused: (status) => `رفضت الخدمة الملف (الحالة ${status}).`,
      unreachable: 'لم يكن هناك اتصال. أعد المحاولة عند توفره.',
      timeout: 'تعذّر إرسال أي شيء لمدة 60 ثانية. أعد المحاولة على اتصال أفضل.',
      malformed: 'ردّت الخدمة بإجابة لا يمكن استخدامها. ربما وصل الملف.',
      signedOut: 'انتهت الجلسة. سجّل الدخول من جديد ثم أعد المحاولة.',
      unreadable: 'تغيّر الملف أو نُقل بعد اختياره. اختره من جديد.',
    },
  },
};
