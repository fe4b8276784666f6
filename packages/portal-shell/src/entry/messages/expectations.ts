import type { ConfigurationExpectation } from '../../config/valueSchemas.ts';
import type { EntryMessages } from './english.ts';
import { latin } from './latin.ts';

type Expectations = Readonly<Record<Exclude<ConfigurationExpectation, 'knownKey'>, string>>;

const english: Expectations = {
  text: 'a text that is not empty',
  boolean: 'true or false',
  wholeNumber: 'a whole number',
  percent: 'a whole number from 0 to 100',
  serviceName: 'application, userAccess, monolith, notification, base or storage',
  object: 'an object',
  list: 'a list',
  webAddress: 'an address that starts with https:// or http://',
  link: 'an address that starts with https://, http:// or mailto:',
  color: 'a colour such as #1f6feb or oklch(0.6 0.12 250)',
  dateTime: 'a date and time such as 2024-10-25T17:00:00-05:00',
  folder: 'a folder such as /Scripts',
  integrity: 'a hash such as sha384-…, in base64',
  activityColumn: 'todo, requests or announcements',
  renewal: 'frame or window',
  modulePath: 'a path of letters, digits and - . _ ~, such as sites/planned',
  freePath: 'a path that no other module has, and that is not above or below that of another',
  pushSettings: 'the push settings, because PUSH_NOTIFICATIONS is true',
  afterFrom: 'a moment after maintenance.from',
  moduleRoute: 'a path under /apps without its slashes at both ends, such as crewBoard or crews/board',
  moduleCode: 'a code of the portal such as WO, or the whole number that the services use as the id of the module',
  moduleHost: 'subApplication or view',
  moduleGroup: 'a group of tiles such as planning, fieldWork or workflow',
  inputName: 'the name of an input such as jobSid',
  noEntry: 'left out, because the monolith serves a view at its route',
  fromTable: 'left out, because the portal has this sub-application in its table; catalog changes its id, name or path',
  extensionSlot: 'tileBadges, helpEntries, search or activityWidget',
};

const arabic: Expectations = {
  text: 'نص غير فارغ',
  boolean: `${latin('true')} أو ${latin('false')}`,
  wholeNumber: 'عدد صحيح',
  percent: `عدد صحيح من ${latin('0')} إلى ${latin('100')}`,
  serviceName: `${latin('application')} أو ${latin('userAccess')} أو ${latin('monolith')} أو ${latin('notification')} أو ${latin('base')} أو ${latin('storage')}`,
  object: 'كائن',
  list: 'قائمة',
  webAddress: `عنوان يبدأ بـ ${latin('https://')} أو ${latin('http://')}`,
  link: `عنوان يبدأ بـ ${latin('https://')} أو ${latin('http://')} أو ${latin('mailto:')}`,
  color: `لون مثل ${latin('#1f6feb')} أو ${latin('oklch(0.6 0.12 250)')}`,
  dateTime: `تاريخ ووقت مثل ${latin('2024-10-25T17:00:00-05:00')}`,
  folder: `مجلد مثل ${latin('/Scripts')}`,
  integrity: `بصمة بترميز base64 مثل ${latin('sha384-…')}`,
  activityColumn: `${latin('todo')} أو ${latin('requests')} أو ${latin('announcements')}`,
  renewal: `${latin('frame')} أو ${latin('window')}`,
  modulePath: `مسار من أحرف وأرقام و${latin('- . _ ~')}، مثل ${latin('sites/planned')}`,
  freePath: 'مسار لا تستخدمه وحدة أخرى، ولا يقع فوق مسار وحدة أخرى أو تحته',
  pushSettings: `إعدادات الإشعارات الفورية، لأن ${latin('PUSH_NOTIFICATIONS')} هو ${latin('true')}`,
  afterFrom: `لحظة بعد ${latin('maintenance.from')}`,
  moduleRoute: `مسار تحت ${latin('/apps')} بلا شرطة في أوله وآخره، مثل ${latin('crewBoard')} أو ${latin('crews/board')}`,
  moduleCode: `رمز من رموز البوابة مثل ${latin('WO')}، أو العدد الصحيح الذي تعرف به الخدمات الوحدة`,
  moduleHost: `${latin('subApplication')} أو ${latin('view')}`,
  moduleGroup: `مجموعة مثل ${latin('planning')} أو ${latin('fieldWork')} أو ${latin('workflow')}`,
  inputName: `اسم مُدخل مثل ${latin('jobSid')}`,
  noEntry: 'محذوفًا، لأن النظام الأساسي يقدّم العرض على مساره',
  fromTable: `محذوفًا، لأن هذا التطبيق الفرعي في جدول البوابة؛ ويغيّر ${latin('catalog')} معرّفه أو اسمه أو مساره`,
  extensionSlot: `${latin('tileBadges')} أو ${latin('helpEntries')} أو ${latin('search')} أو ${latin('activityWidget')}`,
};

/** What the value of a wrong key must be, in each language. */
export const expectations: Readonly<Record<EntryMessages['language'], Expectations>> = { en: english, ar: arabic };
