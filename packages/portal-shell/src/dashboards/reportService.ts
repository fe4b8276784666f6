import { factories, service, type Embed } from 'powerbi-client';

/** Where Power BI itself is. */
const microsoft = 'https://app.powerbi.com';

/** The address that a report is really at, with what powerbi-client says in a frame's address: its language, and the id it is spoken to by. */
function led(frameAddress: string, address: string): string {
  const real = new URL(address);
  for (const [name, value] of new URL(frameAddress).searchParams) real.searchParams.set(name, value);
  return real.href;
}

/**
 * Embeds reports of one origin. powerbi-client refuses every host but Microsoft's, so for another origin it is given Microsoft's address,
 * and the frame it has made is given the real one before it goes anywhere: a frame that is in no document loads nothing. Were Microsoft's
 * address loaded, its page or the browser's error page would be told what to load, token and all, and the real page, when it came within
 * 100 ms of that, nothing.
 */
class ReportService extends service.Service {
  readonly #origin: string;

  constructor(origin: string) {
    super(factories.hpmFactory, factories.wpmpFactory, factories.routerFactory);
    this.#origin = origin;
  }

  override embed(element: HTMLElement, config?: Parameters<service.Service['embed']>[1]): Embed {
    const address = config?.embedUrl;
    if (address === undefined || this.#origin === microsoft || new URL(address).origin !== this.#origin) {
      return super.embed(element, config);
    }
    const accepted = { ...config, embedUrl: `${microsoft}/` };
    // It has its frame already, which is only told the new configuration.
    if ('powerBiEmbed' in element) return super.embed(element, accepted);
    const place = document.createComment('');
    element.replaceWith(place);
    try {
      const embedded = super.embed(element, accepted);
      embedded.iframe.src = led(embedded.iframe.src, address);
      return embedded;
    } finally {
      place.replaceWith(element);
    }
  }
}

let held: { readonly origin: string; readonly service: service.Service } | null = null;

/** The one service of the page, as each adds a listener to the window that it never takes away; the origin is the configuration's. */
export function reportServiceOf(origin: string): service.Service {
  if (held?.origin !== origin) held = { origin, service: new ReportService(origin) };
  return held.service;
}
