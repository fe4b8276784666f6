import './stage.css';
import { answerOf, itemAt, runningCount, type ListName, type WireItem } from './items.ts';

/** The list of one benchmark page. Every page shows the same items. */
export interface Subject {
  /** Replaces the shown list with one from the service's answer. */
  readonly open: (list: ListName, answer: string) => void;
  /** Removes the list from the page and keeps its items in memory. */
  readonly hide: () => void;
  /** Shows the hidden list. */
  readonly show: () => void;
  /** Changes one item of the list. The page may render it later. */
  readonly update: (item: WireItem) => void;
  /** Returns the selector of a list's rows. */
  readonly rows: (list: ListName) => string;
}

declare global {
  interface Window {
    driver: ReturnType<typeof createDriver>;
  }
}

/** Exposes the subject to the benchmark as `window.driver`. */
export function drive(subject: Subject): void {
  window.driver = createDriver(subject);
}

/** What the benchmark drives a page by. Times are in milliseconds. */
function createDriver(subject: Subject) {
  let ready: { readonly list: ListName; readonly answer: string } | null = null;
  let rows = '';
  let version = 0;

  const changes = (times: number): readonly WireItem[] =>
    Array.from({ length: times }, () => itemAt('exports', version % runningCount, ++version));

  async function longestTask(work: () => Promise<void>): Promise<number> {
    const durations: number[] = [];
    const note = (entries: readonly PerformanceEntry[]) => durations.push(...entries.map(({ duration }) => duration));
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'longtask' });
    await work();
    await nextPaint();
    note(observer.takeRecords());
    observer.disconnect();
    return Math.max(0, ...durations);
  }

  async function untilPainted(work: () => void): Promise<number> {
    const startedAt = performance.now();
    work();
    do await nextFrame();
    while (document.querySelector(rows) === null);
    // The frame paints every change made before it, and the next task runs after the paint.
    await nextTask();
    return performance.now() - startedAt;
  }

  async function open(): Promise<number> {
    if (ready === null) throw new Error('There is no answer to open a list with: call prepare first.');
    const { list, answer } = ready;
    ready = null;
    rows = subject.rows(list);
    return untilPainted(() => subject.open(list, answer));
  }

  return {
    /** Prepares the service's answer for a list. */
    prepare(list: ListName, count: number) {
      ready = { list, answer: answerOf(list, count) };
    },
    /** Shows the prepared list. Resolves with the time until its rows are painted. */
    open,
    /** The same, and the time of the longest task over 50 ms, or 0. */
    async openFirst(): Promise<readonly [opened: number, longestTask: number]> {
      let opened = 0;
      const task = await longestTask(async () => {
        // The work is a task of its own, not a part of this one.
        await nextTask();
        opened = await open();
      });
      return [opened, task];
    },
    async hide() {
      subject.hide();
      await nextPaint();
    },
    /** Shows the hidden list. Resolves with the time until its rows are painted. */
    show: () => untilPainted(subject.show),
    async idle(frames: number) {
      for (let frame = 0; frame < frames; frame += 1) await nextPaint();
    },
    /** Changes visible rows, one in each frame. Resolves with the time of the longest task over 50 ms, or 0. */
    update: (times: number) =>
      longestTask(async () => {
        for (const item of changes(times)) {
          subject.update(item);
          await nextPaint();
        }
      }),
    /** Changes visible rows in consecutive tasks. Resolves with the time of the longest task over 50 ms, or 0. */
    updateAtOnce: (times: number) =>
      longestTask(async () => {
        for (const item of changes(times)) {
          subject.update(item);
          await nextTask();
        }
      }),
  };
}

/** Returns the element that a page draws in. */
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
