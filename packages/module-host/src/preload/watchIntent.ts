/** How long a pointer or the focus rests on a link before the person seems to want it, in milliseconds. Crossing a menu asks for nothing. */
const restMs = 80;

/** Begins what a link needs. Returns a function that gives it up; null if the link needs nothing. */
export type BeginIntent = (address: URL) => (() => void) | null;

/** The link of this portal that an event is in; null if there is none. */
function linkIn({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link?.origin === location.origin && link.target !== '_blank' ? link : null;
}

/**
 * Watches for signs that a person is about to follow a link: a pointer or the focus rests on it, or it is pressed. What was begun is given up
 * if they leave it without following it.
 *
 * @returns a function that ends the watch
 */
export function watchIntent(begin: BeginIntent): () => void {
  const controller = new AbortController();
  let link: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasBegun = false;
  let giveUp: (() => void) | null = null;

  const settle = () => {
    clearTimeout(timer);
    giveUp = null;
  };
  const leave = () => {
    giveUp?.();
    settle();
    link = null;
    hasBegun = false;
  };
  const beginNow = () => {
    clearTimeout(timer);
    if (link === null || hasBegun) return;
    hasBegun = true;
    giveUp = begin(new URL(link.href));
  };
  const approach = (next: HTMLAnchorElement) => {
    if (next === link) return;
    leave();
    link = next;
    timer = setTimeout(beginNow, restMs);
  };
  const press = (next: HTMLAnchorElement) => {
    approach(next);
    beginNow();
  };

  const on = <Type extends keyof DocumentEventMap>(type: Type, listener: (event: DocumentEventMap[Type]) => void) =>
    document.addEventListener(type, listener, { signal: controller.signal, passive: true, capture: true });
  const leaveUnlessInside = ({ relatedTarget }: PointerEvent | FocusEvent) => {
    if (!(relatedTarget instanceof Node) || link?.contains(relatedTarget) !== true) leave();
  };

  on('pointerover', (event) => {
    const over = event.pointerType === 'touch' ? null : linkIn(event);
    if (over) approach(over);
  });
  on('pointerout', (event) => {
    // A finger leaves before the click that it makes.
    if (event.pointerType !== 'touch') leaveUnlessInside(event);
  });
  on('pointerdown', (event) => {
    const pressed = linkIn(event);
    if (pressed && event.button === 0) press(pressed);
  });
  // The finger scrolls.
  on('pointercancel', leave);
  on('focusin', (event) => {
    const focused = linkIn(event);
    if (focused?.matches(':focus-visible') === true) approach(focused);
  });
  on('focusout', leaveUnlessInside);
  on('click', (event) => {
    const followed = linkIn(event);
    // With a key held, the link opens elsewhere.
    if (followed && !event.ctrlKey && !event.metaKey && !event.shiftKey) press(followed);
    // It is followed, so leaving it gives up nothing.
    if (followed === link) settle();
  });

  return () => {
    controller.abort();
    leave();
  };
}
