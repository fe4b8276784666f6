/** A machine that people have: what tests see of it, and how they are run on it. */
export interface World {
  /** The system's fonts, as a file of `fonts`. */
  readonly fonts?: 'kit.conf' | 'dejavu.conf' | 'liberation.conf' | 'noto.conf';
  readonly timeZone?: string;
  /** The language of the person, as a browser names it. */
  readonly language?: string;
  /** The same as POSIX names it, where it is another than that of the language. */
  readonly posixLocale?: string;
  /** The moment in which each file of tests begins, by ISO 8601. */
  readonly startsAt?: string;
  /** Debian's packages that it needs, each with a file that shows that it is installed. */
  readonly packages?: Readonly<Record<string, string>>;
  /** Further variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The command before that of the tests. */
  readonly prefix?: readonly string[];
  /** The tests run in a copy of the repository, in a folder of this name. */
  readonly folder?: string;
  /** The tests run by a user who may install nothing, in a copy of the repository. */
  readonly isWithoutRights?: true;
  /** A port that another program has. */
  readonly takenPort?: number;
  /** What a file of tests does that may depend on it. The short form runs these files alone. */
  readonly concerns: RegExp;
}

const measuring =
  /getBoundingClientRect|(?:offset|client|scroll)(?:Width|Height|Top|Left)\b|getComputedStyle|elementFromPoint/;
const dating = /\bnew Date\(|\bDate\.now\(|\bIntl\.|[tT]imeZone|formatTime|RelativeTime/;
const wording = /\bIntl\.|toLocale|to(?:Upper|Lower)Case|\.sort\(|toSorted|localeCompare/;
const running = /\bprocess\.|node:(?:child_process|fs|http|net|os|path)|startGantry|repository\.ts/;

/**
 * Only `usual` is that of the tests of every day. The others are those of the step `elsewhere`. A machine without any font is none of them:
 * Chromium ends at the first character that the page's own fonts lack.
 */
export const worlds: Readonly<Record<string, World>> = {
  usual: { concerns: /(?:)/ },
  'DejaVu alone': {
    fonts: 'dejavu.conf',
    packages: { 'fonts-dejavu-core': '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf' },
    concerns: measuring,
  },
  Auckland: { timeZone: 'Pacific/Auckland', concerns: dating },
  'Liberation alone': {
    fonts: 'liberation.conf',
    packages: { 'fonts-liberation': '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf' },
    concerns: measuring,
  },
  'without rights': { isWithoutRights: true, concerns: running },
  Kathmandu: { timeZone: 'Asia/Kathmandu', concerns: dating },
  'Noto with Arabic': {
    fonts: 'noto.conf',
    packages: { 'fonts-noto-core': '/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf' },
    concerns: measuring,
  },
  'LANG=C': { posixLocale: 'C', concerns: wording },
  'one core': { prefix: ['taskset', '-c', '0'], concerns: running },
  "St. John's": { timeZone: 'America/St_Johns', concerns: dating },
  'a folder with a space': { folder: 'Über uns', concerns: running },
  Egypt: { language: 'ar-EG', timeZone: 'Africa/Cairo', concerns: wording },
  'a full environment': {
    environment: {
      HTTP_PROXY: 'http://127.0.0.1:9',
      HTTPS_PROXY: 'http://127.0.0.1:9',
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      NO_COLOR: '1',
      CI: 'true',
      NODE_OPTIONS: '--max-old-space-size=3000',
    },
    concerns: running,
  },
  Türkiye: { language: 'tr-TR', timeZone: 'Europe/Istanbul', concerns: wording },
  'port 4000 is taken': { takenPort: 4000, concerns: running },
  'the night of a clock change': {
    timeZone: 'America/Chicago',
    // Half an hour before the second 1 o'clock of the night in which summer time ends.
    startsAt: '2026-11-01T06:30:00Z',
    concerns: dating,
  },
};
