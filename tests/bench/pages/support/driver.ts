import './stage.css';
import { answerOf, itemAt, runningCount, type ListName, type WireItem } from './items.ts';

/** What a page of the benchmark does; each shows the same items in its own way. */
export interface Subject {
  /** Shows a list in the place of any other, from the service's answer. */
  readonly open: (list: ListName, answer: string) => void;
  /** Takes the list off the page and keeps its items. */
  readonly hide: () => void;
  /** Shows the list that was hidden. */
  readonly show: () => void;
  /** One item of the list has changed; the page may show it in its own time. */
  readonly update: (item: WireItem) => void;
  /** Changes between the light theme and the dark one; only on pages that have both. */
  readonly switchTheme?: () => void;
  /** Matches the rows of a list. */
  readonly rows: (list: ListName) => string;
}

/** What the benchmark asks of a page, from outside. */
export interface Driver {
  /** Makes the service's answer for a list ready. */
  readonly prepare: (list: ListName, count: number) => void;
  /** Shows the list that was made ready; milliseconds until its rows were painted. */
  readonly open: () => Promise<number>;
  readonly hide: () => Promise<void>;
  /** Shows the list that was hidden; milliseconds until its rows were painted. */
  readonly show: () => Promise<number>;
  /** Milliseconds until the other theme was painted. */
  readonly switchTheme: () => Promise<number>;
  /** Lets so many frames pass. */
  readonly idle: (frames: number) => Promise<void>;
  /** Changes rows in view one after the other, one in each frame; milliseconds of the longest task over 50 ms, or 0. */
  readonly update: (times: number) => Promise<number>;
  /** Changes rows in view as fast as tasks follow each other; milliseconds of the longest task over 50 ms, or 0. */
  readonly updateAtOnce: (times: number) => Promise<number>;
}

declare global {
  interface Window {
    driver: Driver;
  }
}

/** Offers the subject to the benchmark, as `window.driver`. */
export function drive(subject: Subject): void {
  let ready: { readonly list: ListName; readonly answer: string } | null = null;
  let rows = '';
  let version = 0;

  const changes = (times: number): readonly WireItem[] =>
    Array.from({ length: times }, () => itemAt('exports', version % runningCount, ++version));

  async function longestTask(work: () => Promise<void>): Promise<number> {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'longtask' });
    await work();
    await nextPaint();
    const durations = observer.takeRecords().map(({ duration }) => duration);
    observer.disconnect();
    return Math.max(0, ...durations);
  }

  async function untilPainted(work: () => void): Promise<number> {
    const startedAt = performance.now();
    work();
    do await nextFrame();
    while (document.querySelector(rows) === null);
    // What was there before the frame is painted with it, before the next task.
    await nextTask();
    return performance.now() - startedAt;
  }

  window.driver = {
    prepare(list, count) {
      ready = { list, answer: answerOf(list, count) };
    },
    async open() {
      if (ready === null) throw new Error('There is no answer to open a list with: call prepare first.');
      const { list, answer } = ready;
      ready = null;
      rows = subject.rows(list);
      return untilPainted(() => subject.open(list, answer));
    },
    async hide() {
      subject.hide();
      await nextPaint();
    },
    show: () => untilPainted(subject.show),
    switchTheme: () => untilPainted(() => subject.switchTheme?.()),
    async idle(frames) {
      for (let frame = 0; frame < frames; frame += 1) await nextPaint();
    },
    update: (times) =>
      longestTask(async () => {
        for (const item of changes(times)) {
          subject.update(item);
          await nextPaint();
        }
      }),
    updateAtOnce: (times) =>
      longestTask(async () => {
        for (const item of changes(times)) {
          subject.update(item);
          await nextTask();
        }
      }),
  };
}

/** The element that a page draws in. */
export function stage(): HTMLElement {
  const element = document.querySelector<HTMLElement>('#stage');
  if (element === null)
    throw new Error('The page has no element with the id "stage": its HTML file is not the right one.');
  return element;
}

async function nextPaint(): Promise<void> {
  await nextFrame();
  await nextTask();
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => resolve());
  });
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
