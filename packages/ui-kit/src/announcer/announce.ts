/** The urgency of a message. `assertive` interrupts screen readers, and is only for errors. */
export type Politeness = 'polite' | 'assertive';

/** The urgency and the language of a message. */
export interface AnnounceOptions {
  /** @default 'polite' */
  readonly politeness?: Politeness;
  /** The language tag of the message. By default it is the language of the page. */
  readonly locale?: string;
}

/** Screen readers observe a new live region only after a short delay (ms). */
const regionDelay = 100;
/** Messages are removed after this time (ms), so that nobody reads an old one while browsing the page. */
const messageLifetime = 7000;

const hiddenStyle = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

let regions: Readonly<Record<Politeness, HTMLElement>> | undefined;
let readyAt = 0;

function createRegion(container: HTMLElement, politeness: Politeness): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'log');
  region.setAttribute('aria-live', politeness);
  region.setAttribute('aria-relevant', 'additions');
  container.append(region);
  return region;
}

function createRegions(): Readonly<Record<Politeness, HTMLElement>> {
  const container = document.createElement('div');
  // React Aria hides the page behind a dialog from screen readers, except for elements with this mark.
  container.dataset['liveAnnouncer'] = 'true';
  Object.assign(container.style, hiddenStyle);
  document.body.prepend(container);
  return { polite: createRegion(container, 'polite'), assertive: createRegion(container, 'assertive') };
}

/** Announces a message to screen readers, whatever has focus. It shows nothing and needs no component in the page. */
export function announce(message: string, { politeness = 'polite', locale }: AnnounceOptions = {}): void {
  if (!regions?.polite.isConnected) {
    regions = createRegions();
    readyAt = Date.now() + regionDelay;
  }
  const region = regions[politeness];
  const say = () => {
    const line = document.createElement('div');
    line.textContent = message;
    if (locale !== undefined) line.lang = locale;
    region.append(line);
    setTimeout(() => line.remove(), messageLifetime);
  };
  const wait = readyAt - Date.now();
  if (wait > 0) setTimeout(say, wait);
  else say();
}
