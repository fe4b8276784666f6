import type { Readable } from '@gantry/base/observable';
import { journal } from './journal.ts';

/** The origin of an address; a word such as `inline` as it is. A path may name a person. */
const originOf = (address: string): string => (URL.canParse(address) ? new URL(address).origin : address);

/** The error's class, and the file of the build that it comes from. Its message may contain data. */
function describe(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { type: typeof error };
  const [place = ''] = /[\w-]+\.js:\d+:\d+/.exec(error.stack ?? '') ?? [];
  return { type: error.name, place };
}

/** What is wrong with a file of messages, in attributes that hold no text of it. */
export type Troubles = Readable<readonly object[]>;

/** Notes errors that nothing handles, refusals of the page's policy, files of languages that fail and web vitals. */
export function watchTab(page: Window, languageTroubles: Troubles): void {
  page.addEventListener('error', ({ error }: ErrorEvent) => {
    // A notice of the browser has no error, such as that of a ResizeObserver whose last entries come with the next frame.
    if (error !== undefined && error !== null) journal.note('uncaught', describe(error));
  });
  page.addEventListener('unhandledrejection', ({ reason }) => journal.note('uncaught', describe(reason)));
  page.document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    journal.note('policy', { directive: effectiveDirective, blocked: originOf(blockedURI) }),
  );
  watchLanguages(languageTroubles);
  watchVitals(page.document);
}

/** What is wrong with the files of languages, also of those that were asked for before. */
function watchLanguages(languageTroubles: Troubles): void {
  let noted = 0;
  const note = () => {
    const troubles = languageTroubles.get();
    for (const trouble of troubles.slice(noted)) journal.note('language', { ...trouble });
    noted = troubles.length;
  };
  note();
  languageTroubles.subscribe(note);
}

/** The largest paint, the shifts of the layout and the slowest answer to a press. Each is noted when the page is hidden. */
function watchVitals(document: Document): void {
  if (!('PerformanceObserver' in globalThis)) return;
  const vitals = new Map<string, number>();
  const observe = (
    options: PerformanceObserverInit & { readonly type: string; readonly durationThreshold?: number },
    measure: (entry: PerformanceEntry) => void,
  ) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(options.type)) return;
    new PerformanceObserver((list) => list.getEntries().forEach(measure)).observe({ buffered: true, ...options });
  };
  observe({ type: 'largest-contentful-paint' }, ({ startTime }) => vitals.set('LCP', Math.round(startTime)));
  // The worst window of shifts that follow each other within a second, for five seconds at most.
  const shifts = { from: 0, until: 0, sum: 0 };
  observe({ type: 'layout-shift' }, (entry) => {
    // TypeScript does not know entries of layout shifts.
    const shift = entry as PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean };
    if (shift.hadRecentInput) return;
    const { startTime } = shift;
    if (startTime > shifts.until + 1000 || startTime > shifts.from + 5000)
      Object.assign(shifts, { from: startTime, sum: 0 });
    shifts.until = startTime;
    shifts.sum += shift.value;
    vitals.set('CLS', Math.max(vitals.get('CLS') ?? 0, Math.round(shifts.sum * 10_000) / 10_000));
  });
  observe({ type: 'event', durationThreshold: 40 }, ({ duration }) =>
    vitals.set('INP', Math.max(vitals.get('INP') ?? 0, Math.round(duration))),
  );
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [name, value] of vitals) journal.note('vital', { name, value });
    vitals.clear();
  });
}
