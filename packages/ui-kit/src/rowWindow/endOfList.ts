/** Whether a list, or the page, is scrolled to its end. Give the length that it had when it was scrolled, if it may have changed since. */
export function isAtEnd({ scrollTop, scrollHeight, clientHeight }: Element, length = scrollHeight): boolean {
  return scrollTop > 0 && Math.min(length, scrollHeight) - clientHeight - scrollTop <= 1;
}

/** The ref of a list whose content changes its length while what comes into view is measured: once it is scrolled to its end, it stays there. */
export function stayAtEnd(list: HTMLElement | null): (() => void) | undefined {
  if (list === null) return undefined;
  let length = list.scrollHeight;
  let wasAtEnd = false;
  // Other listeners receive the scroll before and may have drawn and measured what comes into view.
  const watch = () => {
    wasAtEnd = isAtEnd(list, length);
  };
  const observer = new ResizeObserver(() => {
    length = list.scrollHeight;
    if (wasAtEnd) list.scrollTop = length;
  });
  list.addEventListener('scroll', watch, { passive: true });
  for (const content of list.children) observer.observe(content);
  return () => {
    observer.disconnect();
    list.removeEventListener('scroll', watch);
  };
}
