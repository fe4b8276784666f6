import type { RefCallback } from 'react';

/** The CSS variable that holds the height of the banners. */
export const bannersSize = '--gantry-banners-size';

/** A ref for the place of the banners. It publishes the height of the place for `barEnd`. */
export const publishBannersSize: RefCallback<HTMLElement> = (place) => {
  if (place === null) return undefined;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    style.setProperty(bannersSize, `${String(place.offsetHeight)}px`);
  });
  observer.observe(place);
  return () => {
    observer.disconnect();
    style.removeProperty(bannersSize);
  };
};
