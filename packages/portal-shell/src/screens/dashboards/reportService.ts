import { factories, service, type Embed } from 'powerbi-client';

/** The origin of Power BI itself. */
const microsoft = 'https://app.powerbi.com';

/**
 * The real address of a report, with the parameters that powerbi-client puts into a frame's address: the language and the id for messages.
 */
function led(frameAddress: string, address: string): string {
  const real = new URL(address);
  for (const [name, value] of new URL(frameAddress).searchParams) real.searchParams.set(name, value);
  return real.href;
}

/**
 * Embeds reports of one origin. powerbi-client accepts only Microsoft's hosts, so for another origin it receives Microsoft's address, and
 * its frame receives the real one before it loads: a frame outside the document loads nothing.
 *
 * powerbi-client posts the load message, token included, as soon as its frame fires `load`. It must not do so before our page is there.
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
    // The element has its frame, which only receives the new configuration.
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

/**
 * One service for the page, because each adds a window listener and never removes it. The configuration has one origin.
 */
export function reportServiceOf(origin: string): service.Service {
  if (held?.origin !== origin) held = { origin, service: new ReportService(origin) };
  return held.service;
}
