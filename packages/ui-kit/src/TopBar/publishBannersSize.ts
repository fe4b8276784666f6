import type { RefCallback } from 'react';

/** The CSS variable that holds the height of the banners. */
export const bannersSize = '--gantry-banners-size';

/**
 * A ref for the place of the banners. It publishes the height of the place for `barEnd`, unless there is none: a variable of the root makes
 * the browser compute the styles of the whole page again.
 */
export const publishBannersSize: RefCallback<HTMLElement> = (place) => {
  if (place === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const { offsetHeight } = place;
    if (offsetHeight === 0) style.removeProperty(bannersSize);
    else style.setProperty(bannersSize, `${offsetHeight}px`);
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    style.removeProperty(bannersSize);
  };
};
