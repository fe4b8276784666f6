import type { NotificationCenter } from '../data/NotificationCenter.ts';
import type { ElementSettings, EmitEvent } from './ElementSettings.ts';
import { sharedCenter, type SharedCenter } from './sharedCenters.ts';

/** Draws an element. Its events are dispatched by `emit`. */
export type MountElement = ReturnType<typeof mountWith>;

/** The content of one element in the page. */
export type MountedElement = ReturnType<MountElement>;

/** What a view shows. */
export interface Shown {
  readonly center: NotificationCenter;
  readonly locale: string;
  /** Goes to the full page; undefined if the app has none. */
  readonly openPage: (() => void) | undefined;
}

/** What an element draws into itself. It runs the center that it shows. */
export interface View {
  readonly show: (shown: Shown) => void;
  readonly remove: () => void;
}

/** Makes the function that draws an element. The view is made in the element when the element is shown. */
export function mountWith(createView: (host: HTMLElement) => View) {
  return (host: HTMLElement, emit: EmitEvent) => {
    const view = createView(host);
    let shared: SharedCenter | null = null;
    let leave = () => {};

    return {
      center: () => shared?.center ?? null,
      update(settings: ElementSettings) {
        const { locale, pageHref } = settings;
        const wanted = sharedCenter(settings);
        if (wanted !== shared) {
          leave();
          shared = wanted;
          leave = wanted.join(emit);
        }
        const openPage = pageHref === null ? undefined : () => wanted.navigate(pageHref);
        view.show({ center: wanted.center, locale, openPage });
      },
      unmount() {
        leave();
        view.remove();
      },
    };
  };
}
