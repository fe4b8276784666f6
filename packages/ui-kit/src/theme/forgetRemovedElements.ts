import { runAfterTransition } from 'react-aria/private/utils/runAfterTransition';

/** The time in ms for which a removed element may be kept. */
const delay = 2000;

const nothing = () => undefined;

/**
 * Keeps React Aria from holding removed elements. It notes each element with a running transition in a map of the page, and takes it out
 * at its last `transitionend` or `transitioncancel`. It receives only the first `transitioncancel`, so an element that is removed during two
 * transitions, such as those of a pressed button's colors, stays in the map, and with it the whole screen that it was part of. Only
 * `runAfterTransition` drops such elements, and React Aria calls it only for screen readers and on iOS.
 *
 * @returns a function that stops it
 */
export function forgetRemovedElements(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forgetSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      runAfterTransition(nothing);
    }, delay);
  };
  document.addEventListener('transitionrun', forgetSoon);
  return () => {
    document.removeEventListener('transitionrun', forgetSoon);
    if (timer === undefined) return;
    clearTimeout(timer);
    runAfterTransition(nothing);
  };
}
