/** What a page sees of its opening. */
export interface Seen {
  /** What tasks took beyond 50 ms each. */
  readonly blocked: number;
  readonly shift: number;
}

/** The place of the tile to press. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** The address of the page before the press. */
  readonly href: string;
}

/** What the page reports. `at` is in milliseconds of the epoch: a tab that goes to the provider and back has several documents. */
export type Told =
  | { readonly what: 'began'; readonly at: number }
  | ({ readonly what: 'shown' } & Place)
  | ({ readonly what: 'reached'; readonly at: number; readonly painted: number } & Seen);

declare global {
  interface Window {
    /** Given by the browser's tools. */
    tellBench: (told: string) => void;
    /** Reports once React holds the tile that was shown. */
    watchTakeOver: () => void;
  }
}

/** Watches a page from its first script on. Runs in the page. */
export const watch = (tile: string) => {
  if (window !== window.top) return;
  const tell = (told: Told) => window.tellBench(JSON.stringify(told));
  tell({ what: 'began', at: performance.timeOrigin });

  let blocked = 0;
  let shift = 0;
  const addTasks = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) blocked += duration - 50;
  };
  const addShifts = (entries: PerformanceEntryList) => {
    // The type of an entry follows from the observed type.
    for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value;
  };
  const tasks = new PerformanceObserver((list) => addTasks(list.getEntries()));
  const shifts = new PerformanceObserver((list) => addShifts(list.getEntries()));
  tasks.observe({ type: 'longtask', buffered: true });
  shifts.observe({ type: 'layout-shift', buffered: true });

  let shown: Element | null = null;
  let shownAt = Number.NaN;
  let isPressed = false;
  let isReached = false;
  const reach = () => {
    if (isReached) return;
    isReached = true;
    const at = performance.timeOrigin + performance.now();
    addTasks(tasks.takeRecords());
    addShifts(shifts.takeRecords());
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? shownAt;
    tell({ what: 'reached', at, painted: performance.timeOrigin + painted, blocked, shift });
  };

  // It looks only when something has changed: a look in each frame would make the page draw frames that nobody sees.
  const look = () => {
    if (shown !== null) return;
    const found = [...document.querySelectorAll(tile)].find((control) => control.closest('[inert]') === null);
    if (found === undefined || found.getClientRects().length === 0) return;
    shown = found;
    requestAnimationFrame(() => {
      // The next task runs after the paint.
      setTimeout(() => {
        const { x, y, width, height } = found.getBoundingClientRect();
        if (width === 0) return lookAgain();
        shownAt = performance.now();
        return tell({ what: 'shown', x: x + width / 2, y: y + height / 2, href: location.href });
      });
    });
  };
  const lookAgain = () => {
    shown = null;
    look();
  };
  new MutationObserver((changes) => {
    look();
    const isAnswer = ({ attributeName, target }: MutationRecord) =>
      target === shown && shown?.getAttribute(attributeName ?? '') === 'true';
    if (isPressed && changes.some(isAnswer)) reach();
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['aria-pressed', 'aria-expanded', 'inert'] });
  // A sheet of styles that arrives may show the tile.
  addEventListener('load', look, { capture: true });

  const onPress = ({ target }: Event) => {
    isPressed = target instanceof Node && shown?.contains(target) === true;
    // Something else had moved below the pointer.
    if (!isPressed) lookAgain();
  };
  addEventListener('pointerdown', onPress, { capture: true });
  window.navigation.addEventListener('navigate', () => {
    if (isPressed) reach();
  });
  window.watchTakeOver = () => {
    const isTaken = shown !== null && Object.keys(shown).some((key) => key.startsWith('__reactProps$'));
    // Nothing in the document changes when React takes it over.
    if (isTaken) reach();
    else setTimeout(window.watchTakeOver, 5);
  };
};
