import { inProgram, programOf } from './draft.ts';
import type { Draft, Recipient } from './draft.ts';

type Text = readonly [title: string, description: string, mustRead?: true];

const texts: readonly Text[] = [
  [
    'Planned maintenance on Saturday',
    'The platform is away from 10 PM to 11 PM Central Time. Exports that run then start again by themselves.',
  ],
  ['New safety briefing', 'Everyone who climbs must have read it before the first of the month.', true],
  [
    'Schedule: milestones can now be moved for many jobs at once',
    'Choose the jobs, choose the milestone, and give the number of days. What you move shows who moved it and when, and can be taken back for a week from the history of each job.',
  ],
  [
    'Storm warning for the Gulf coast',
    'Crane work stops at a wind of 30 miles an hour. Crews call in at 6 AM and at noon.',
  ],
  [
    'Vendor invoices without a delivery note are sent back from next month on, whatever their amount and whoever approved the order',
    'Attach the note as a PDF. A photograph is enough where the warehouse has no scanner.',
  ],
  ['Office hours of the support desk', 'From Monday on, 7 AM to 7 PM Central Time.'],
  ['Welcome to the three crews from Keystone Rigging', 'They begin on the northern sites this week.'],
  [
    'Closeout: the photograph list has changed',
    'Four photographs of the grounding are needed in place of two: the bar, both ends of the lead, and the test reading with the meter in the picture. Packages begun before today may still follow the old list.',
  ],
];

const arabicTexts: readonly Text[] = [
  ['صيانة مجدولة يوم السبت', 'تتوقف المنصة عن العمل من الساعة العاشرة إلى الحادية عشرة مساءً بتوقيت الولايات الوسطى.'],
  [
    'تعليمات جديدة للسلامة في أعمال الأبراج',
    'يجب على كل من يعمل على ارتفاع أن يقرأ التعليمات الجديدة وأن يوقّع عليها قبل بداية الشهر القادم، ويُمنع من لم يوقّعها من دخول المواقع حتى يكمل التدريب.',
    true,
  ],
  ['ساعات عمل مكتب الدعم', 'من الاثنين: من السابعة صباحًا حتى السابعة مساءً.'],
];

/** Makes announcements. If the recipient reads Arabic, every fifth is in Arabic. */
export function announcementDrafts(recipient: Recipient, count: number): Draft[] {
  return Array.from({ length: count }, (_, index) => {
    const isArabic = recipient.readsArabic && index % 5 === 1;
    const list = isArabic ? arabicTexts : texts;
    const [title = '', description = '', mustRead] =
      list[(isArabic ? Math.floor(index / 5) : index) % list.length] ?? [];
    // Every third one is for everyone and names no program.
    const program = index % 3 === 0 ? {} : inProgram(programOf(recipient));
    return {
      type: 'announcement',
      title,
      payload: { ...program, ...(mustRead && { mustRead }), description, priority: 'info' as const },
    };
  });
}

const requestTexts: readonly Text[] = [
  ['Access to a program was asked for', 'The program manager answers within two working days.'],
  ['A vendor asks to be added', 'Bluestem Civil Works has sent its insurance papers.'],
  ['Extension of a permit', 'The county asks for the traffic plan again.'],
];

const otherTexts: readonly (readonly [type: string, ...Text])[] = [
  ['other', 'Your digest of the week', '14 jobs started, 9 finished, 2 wait for a permit.'],
  ['other', 'A colleague mentioned you', 'See the comments of the job.'],
  ['survey', 'How do you like the new Scope?', 'Three questions, one minute.'],
];

/** Makes requests and notifications of types without a special look. */
export function genericDrafts(recipient: Recipient, count: number): Draft[] {
  return Array.from({ length: count }, (_, index) => {
    const program = inProgram(programOf(recipient));
    const [type = 'other', title = '', description = ''] =
      index % 2 === 0
        ? (['requests', ...(requestTexts[(index / 2) % requestTexts.length] ?? [])] as const)
        : (otherTexts[((index - 1) / 2) % otherTexts.length] ?? []);
    return { type, title, payload: { ...program, description, priority: 'low' as const } };
  });
}
