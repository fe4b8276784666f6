/** As much of an element has to be in the window for a person to notice that it has come. */
const noticedFrom = 120;

function wantsLessMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}

/** Scrolls as little as it takes to bring an element into view that has opened below the window; else leaves the page where it is. */
export function reveal(element: HTMLElement): void {
  if (element.getBoundingClientRect().top <= window.innerHeight - noticedFrom) return;
  element.scrollIntoView({ block: 'nearest', behavior: wantsLessMotion() ? 'instant' : 'smooth' });
}
