import type { NotificationCenter } from '../data/NotificationCenter.ts';
import { attributeNames, type AccessToken, type ElementSettings, type EmitEvent } from './ElementSettings.ts';
import type { MountElement, MountedElement } from './mountElement.ts';

/** The properties that both elements add to `HTMLElement`. */
export interface NotificationElement extends HTMLElement {
  /** Called at each call of the service. Null if the service knows the person by a cookie. Set it before the element is in the page. */
  accessToken: AccessToken | null;
  /** The center that the element shows. Null until its code is loaded, and while an attribute is missing: `service` or `user-id`. */
  readonly center: NotificationCenter | null;
}

/** Makes the class of an element. A function, because a server has no `HTMLElement`. */
export function createElementClass(load: () => Promise<MountElement>): new () => NotificationElement {
  return class extends HTMLElement implements NotificationElement {
    static readonly observedAttributes = attributeNames;

    // A framework may have set the property before the element was defined.
    accessToken: AccessToken | null = Reflect.get(this, 'accessToken') ?? null;
    #mounted: MountedElement | null = null;
    #isPlanned = false;

    get center() {
      return this.#mounted?.center() ?? null;
    }

    connectedCallback() {
      this.#plan();
    }

    disconnectedCallback() {
      this.#plan();
    }

    attributeChangedCallback() {
      this.#plan();
    }

    /** Applies all changes of one task together: a framework sets attributes one by one, and may move the element. */
    #plan() {
      if (this.#isPlanned) return;
      this.#isPlanned = true;
      queueMicrotask(() => {
        this.#isPlanned = false;
        if (this.#settings() === null) this.#unmount();
        else void this.#draw();
      });
    }

    async #draw() {
      try {
        const mount = await load();
        const settings = this.#settings();
        if (settings === null) return;
        this.#mounted ??= mount(this, this.#emit);
        this.#mounted.update(settings);
      } catch {
        const message = 'The code of the element could not be loaded, so it stays empty. Reload the page to try again.';
        this.#emit('gantry-problem', { id: null, fields: [], message });
      }
    }

    #unmount() {
      this.#mounted?.unmount();
      this.#mounted = null;
    }

    /** What the attributes say; null while the element is not in a page, or has no service or user. */
    #settings(): ElementSettings | null {
      const service = this.getAttribute('service');
      const userId = this.getAttribute('user-id');
      if (!this.isConnected || service === null || !userId) return null;
      return {
        service,
        userId,
        events: this.getAttribute('events'),
        hub: this.getAttribute('hub'),
        linkOrigins: this.getAttribute('link-origins') ?? '',
        pageHref: this.getAttribute('page-href'),
        locale: this.getAttribute('locale') || document.documentElement.lang || 'en',
        accessToken: this.accessToken,
      };
    }

    readonly #emit: EmitEvent = (name, detail) =>
      this.dispatchEvent(
        new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: name === 'gantry-navigate' }),
      );
  };
}
