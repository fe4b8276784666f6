import { announce } from '@react-aria/live-announcer';
import { useEffect } from 'react';

let areTrusted = false;

/**
 * React Aria empties its live regions by `innerHTML` when a part of a date or a number is stepped, which a policy with Trusted Types refuses. Makes the
 * regions take what they are given as a text.
 */
export function useTrustedRegions(): void {
  useEffect(() => {
    if (areTrusted) return;
    areTrusted = true;
    // Makes the regions if there are none yet. It says nothing, and is gone at once.
    announce(' ', 'polite', 0);
    for (const region of document.querySelectorAll('[data-live-announcer] > [role=log]')) {
      Object.defineProperty(region, 'innerHTML', {
        configurable: true,
        set: (text: string) => {
          region.textContent = text;
        },
      });
    }
  }, []);
}
