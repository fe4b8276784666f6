import { latin } from '@gantry/ui-kit/languages';
import type { EntryMessages } from '../en/entry.ts';
import { loadFailureMessages } from './loadFailure.ts';

export const entryMessages: EntryMessages = {
  configuration: {
    title: 'تعذّر بدء البوابة',
    invalid: 'في إعداداتها مفاتيح خاطئة. يمكن لمن ثبّت البوابة تصحيحها في config.json.',
    malformed: (reason) => `إعداداتها ليست JSON صالحًا: ${reason}`,
    unreachable: 'تعذّر جلب إعداداتها. تحقق من الاتصال ثم أعد المحاولة.',
    refused: (status) => `تعذّر جلب إعداداتها: أجاب الخادم بالرمز ${status}.`,
  },
  signIn: {
    title: 'لم ينجح تسجيل الدخول',
    unreachableTitle: 'تعذّر الوصول إلى تسجيل الدخول',
    troubles: {
      unreachable: 'موفّر الهوية لا يجيب أو يطلب المحاولة لاحقًا. تحقق من الاتصال ثم أعد المحاولة.',
      policy: (address) =>
        `سياسة أمان البوابة لا تسمح بالعنوان ${latin(address)}. يمكن لمن ثبّت البوابة إضافته في ${latin('identity.origins')}.`,
      refused: (code) => `رفض موفّر الهوية الطلب (${latin(code)}). أعد المحاولة، وتواصل مع الدعم إن تكرر ذلك.`,
      metadata: (property) =>
        `لا يذكر موفّر الهوية قيمة ${latin(property)}. يمكن لمن ثبّت البوابة ذكرها في ${latin('identity.metadata')}.`,
      idToken: (claim) => `لم تُقبل إجابة موفّر الهوية لأن قيمة ${latin(claim)} غير المتوقعة. تواصل مع الدعم.`,
      missingClaim: (claim) => `لم يرسل موفّر الهوية القيمة ${latin(claim)} التي تحتاج إليها البوابة. تواصل مع الدعم.`,
      clock: 'ساعتا موفّر الهوية وخادم البوابة مختلفتان كثيرًا. تواصل مع الدعم.',
      storage:
        'لا يخزّن هذا المتصفح شيئًا للبوابة، فلا يمكنها العودة من صفحة تسجيل الدخول. سجّل الدخول في نافذة، أو اسمح بالتخزين لهذا الموقع.',
      windowBlocked: 'لم يفتح المتصفح نافذة تسجيل الدخول. اسمح بنوافذ هذا الموقع، ثم سجّل الدخول في نافذة مرة أخرى.',
      ended: 'لم يعد تسجيل الدخول صالحًا عند وصوله. أعد المحاولة.',
      tooManyAttempts: 'بدأ تسجيل الدخول عدة مرات دون نجاح. أعد المحاولة، وتواصل مع الدعم إن تكرر ذلك.',
    },
    inWindow: 'تسجيل الدخول في نافذة',
  },
  signOut: {
    title: 'سُجّل خروجك من هذا المتصفح فقط',
    unreachable: 'لم يجب موفّر الهوية، وقد تبقى جلستك لديه مفتوحة.',
    question: 'هل تريد تسجيل الخروج؟',
    questionDetail: 'طلب رابط من البوابة تسجيل خروجك. قد يضيع عمل غير محفوظ في علامات تبويب أخرى.',
    waiting: 'لم تُرسل هذه التغييرات بعد، وستُحذف عند تسجيل الخروج:',
    signOut: 'تسجيل الخروج',
    stay: 'البقاء',
    hereTitle: 'سُجّل خروجك من البوابة',
    here: 'لا يتيح موفّر الهوية تسجيل الخروج، وقد تبقى جلستك لديه مفتوحة. أغلق المتصفح إن كان غيرك يستخدمه.',
    signIn: 'تسجيل الدخول',
  },
  application: loadFailureMessages,
  proxySignIn: 'انتهى تسجيل الدخول إلى هذا الموقع.',
  signInAgain: 'تسجيل الدخول من جديد',
  loggingOut: 'جارٍ تسجيل الخروج، يرجى الانتظار...',
  tryAgain: 'إعادة المحاولة',
  reload: loadFailureMessages.reload,
};
