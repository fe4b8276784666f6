/** The height that must be inside the window for a person to notice the element. */
const noticedFrom = 120;

const wantsLessMotion = () =>
  document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls an element into view, as little as possible, if it opened below the window. */
export function reveal(element: HTMLElement): void {
  if (element.getBoundingClientRect().top <= window.innerHeight - noticedFrom) return;
  element.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}
