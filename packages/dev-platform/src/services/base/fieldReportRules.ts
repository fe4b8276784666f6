import * as v from 'valibot';
import { people } from '../../seed/words.ts';
import type { WorkPackage } from '../../seed/workPackages.ts';

/** A number of a form; null if the field is empty. */
const figure = v.pipe(
  v.string(),
  v.check((text) => text === '' || Number.isFinite(Number(text)), 'not a number'),
  v.transform((text) => (text === '' ? null : Number(text))),
);

/** A daily field report as a form has it: texts, lists of texts, and the photos by the keys of their uploads. */
export const reportSchema = v.object({
  date: v.string(),
  start: v.string(),
  end: v.string(),
  weather: v.optional(v.string(), ''),
  temperature: figure,
  crewSize: figure,
  workPackage: v.string(),
  people: v.array(v.string()),
  areas: v.array(v.string()),
  work: v.string(),
  delays: v.string(),
  incident: v.optional(v.string(), ''),
  incidentDetails: v.string(),
  cost: figure,
  periodStart: v.string(),
  periodEnd: v.string(),
  photos: v.array(v.object({ key: v.string(), name: v.string() })),
  signature: v.string(),
});

export type Report = v.InferOutput<typeof reportSchema>;
type FieldName = keyof Report;

/** What the service knows beside the report. */
interface Known {
  readonly completeName: string;
  readonly packages: readonly WorkPackage[];
  /** The keys of the photos of this person that have arrived. */
  readonly hasPhoto: (key: string) => boolean;
  /** The day that is today wherever it is latest. */
  readonly latestDay: string;
}

/** What is said to people, by the language that the call asks for. */
export const reportTexts = {
  en: {
    detail: 'The report has errors.',
    fill: 'Fill in this field.',
    future: 'This day is in the future. Choose the day of the work.',
    order: 'The shift ends before it starts. Correct one of the two times.',
    unknownPackage: 'This program has no such work package. Choose one from the list.',
    unknownPerson: (id: string) => `Nobody here has the number ${id}. Choose people from the list.`,
    crew: (count: number) => `${count} people are named, so the crew is at least as large.`,
    details: 'Describe what happened in at least 20 letters.',
    photo: (name: string) => `${name} has not arrived. Wait until it is sent, or remove it.`,
    signature: (name: string) => `Sign with your full name, ${name}.`,
    again: (id: string) => `The report of this day on ${id} was sent already.`,
  },
  ar: {
    detail: 'في التقرير أخطاء.',
    fill: 'املأ هذا الحقل.',
    future: 'هذا اليوم في المستقبل. اختر يوم العمل.',
    order: 'تنتهي الوردية قبل أن تبدأ. صحّح أحد الوقتين.',
    unknownPackage: 'لا توجد حزمة العمل هذه في البرنامج. اختر واحدة من القائمة.',
    unknownPerson: (id: string) => `لا أحد هنا يحمل الرقم \u2068${id}\u2069. اختر الأشخاص من القائمة.`,
    crew: (count: number) => `عدد الأشخاص المذكورين ${count}، فالطاقم لا يقل عن ذلك.`,
    details: 'صف ما حدث بما لا يقل عن 20 حرفًا.',
    photo: (name: string) => `لم تصل \u2068${name}\u2069. انتظر حتى تُرسل أو أزلها.`,
    signature: (name: string) => `وقّع باسمك الكامل: \u2068${name}\u2069.`,
    again: (id: string) => `أُرسل تقرير هذا اليوم عن \u2068${id}\u2069 من قبل.`,
  },
};

const required = ['date', 'start', 'end', 'weather', 'crewSize', 'workPackage', 'work', 'incident'] as const;

/** The ids of the people of a program. */
export const personIds = new Map(people.map((name, index) => [`P-${String(101 + index)}`, name]));

/** What is wrong with each field of a report; an empty object if nothing is. */
export function reportErrors(
  report: Report,
  { completeName, packages, hasPhoto, latestDay }: Known,
  language: keyof typeof reportTexts,
): Partial<Record<FieldName, readonly string[]>> {
  const texts = reportTexts[language];
  const { date, start, end, crewSize, incident, incidentDetails, signature } = report;
  const unknown = report.people.find((id) => !personIds.has(id));
  const missingPhoto = report.photos.find(({ key }) => !hasPhoto(key));
  const rules: readonly (readonly [FieldName, boolean, string])[] = [
    ...required.map((name) => [name, report[name] === '' || report[name] === null, texts.fill] as const),
    ['date', date > latestDay, texts.future],
    ['end', start !== '' && end !== '' && end <= start, texts.order],
    ['workPackage', !packages.some(({ id }) => id === report.workPackage), texts.unknownPackage],
    ['people', unknown !== undefined, texts.unknownPerson(unknown ?? '')],
    ['crewSize', crewSize !== null && crewSize < report.people.length, texts.crew(report.people.length)],
    ['incidentDetails', incident !== 'none' && incidentDetails.trim().length < 20, texts.details],
    ['photos', missingPhoto !== undefined, texts.photo(missingPhoto?.name ?? '')],
    ['signature', signature.trim() !== completeName, texts.signature(completeName)],
  ];
  const errors: Partial<Record<FieldName, readonly string[]>> = {};
  // The first rule that a field breaks is enough.
  for (const [name, isBroken, text] of rules) if (isBroken) errors[name] ??= [text];
  return errors;
}
