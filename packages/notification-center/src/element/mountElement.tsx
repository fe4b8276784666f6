import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { NotificationCenterProvider, type NotificationCenter } from '../data/index.ts';
import { ElementFrame } from './ElementFrame.tsx';
import type { ElementSettings, EmitEvent } from './ElementSettings.ts';
import { sharedCenter, type SharedCenter } from './sharedCenters.ts';

/** The content of one element in the page. */
export interface MountedElement {
  readonly center: () => NotificationCenter | null;
  readonly update: (settings: ElementSettings) => void;
  readonly unmount: () => void;
}

/** Draws an element. Its events are dispatched by `emit`. */
export type MountElement = (host: HTMLElement, emit: EmitEvent) => MountedElement;

/** Makes the function that draws an element. `openPage` goes to the full page; undefined if the page has none. */
export function mountWith(draw: (openPage: (() => void) | undefined) => ReactNode): MountElement {
  return (host, emit) => {
    const root = createRoot(host);
    let shared: SharedCenter | null = null;
    let leave = () => {};

    return {
      center: () => shared?.center ?? null,
      update(settings) {
        const { locale, pageHref } = settings;
        const wanted = sharedCenter(settings);
        if (wanted !== shared) {
          leave();
          shared = wanted;
          leave = wanted.join(emit);
        }
        const openPage = pageHref === null ? undefined : () => wanted.navigate(pageHref);
        root.render(
          <ElementFrame locale={locale}>
            <NotificationCenterProvider center={wanted.center} locale={locale}>
              {draw(openPage)}
            </NotificationCenterProvider>
          </ElementFrame>,
        );
      },
      unmount() {
        leave();
        root.unmount();
      },
    };
  };
}
