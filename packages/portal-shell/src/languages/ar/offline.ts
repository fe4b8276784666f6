import { isolated } from '@gantry/ui-kit/languages';
import type { ShellMessages } from '../en/index.ts';

export const offlineMessages: Pick<ShellMessages, 'offline'> = {
  offline: {
    lost: 'لا يوجد اتصال بالبوابة.',
    slow: 'تستغرق الخدمات وقتًا طويلًا للرد.',
    shownFrom: (time) => `ما تراه هو ما كان متوفرًا حتى ${isolated(time)}.`,
    asOf: (time) => `حتى ${isolated(time)}`,
    needsSignIn: 'إرسال أي شيء يتطلب تسجيل الدخول بعد عودة الاتصال.',
    tryNow: 'حاول الآن',
    trying: 'جارٍ المحاولة…',
  },
};
