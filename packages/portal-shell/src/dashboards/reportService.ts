import { factories, service, type Embed } from 'powerbi-client';

/** Where Power BI itself is. */
const microsoft = 'https://app.powerbi.com';

/**
 * Embeds reports of one origin. powerbi-client refuses every host but Microsoft's, so for another origin it is given Microsoft's address,
 * and the frame it has made is led to the real one before it goes anywhere.
 */
class ReportService extends service.Service {
  readonly #origin: string;
  readonly #led = new WeakSet<Embed>();

  constructor(origin: string) {
    super(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
    this.#origin = origin;
  }

  override embed(element: HTMLElement, config?: Parameters<service.Service['embed']>[1]): Embed {
    const address = config?.embedUrl;
    if (address === undefined || this.#origin === microsoft || new URL(address).origin !== this.#origin) {
      return super.embed(element, config);
    }
    const embedded = super.embed(element, { ...config, embedUrl: `${microsoft}/` });
    if (!this.#led.has(embedded)) {
      this.#led.add(embedded);
      // The frame's first address may end, as an error page, before the real one is there; what to load is told to that one too.
      embedded.iframe.addEventListener('load', () => void embedded.load());
      embedded.iframe.src = address;
    }
    return embedded;
  }
}

let held: { readonly origin: string; readonly service: service.Service } | null = null;

/** The one service of the page, as each adds a listener to the window that it never takes away; the origin is the configuration's. */
export function reportServiceOf(origin: string): service.Service {
  if (held?.origin !== origin) held = { origin, service: new ReportService(origin) };
  return held.service;
}
