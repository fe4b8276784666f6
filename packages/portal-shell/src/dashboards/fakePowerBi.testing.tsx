import type { Embed, service } from 'powerbi-client';

type Handler = (event?: { detail: { message: string } }) => void;

interface FakePowerBiOptions {
  /** Told each new token of the report that is shown. */
  readonly setAccessToken?: (accessToken: string) => Promise<void>;
  /** Called when a report has its frame. */
  readonly onEmbed?: (iframe: HTMLIFrameElement) => void;
}

/** Power BI's side of an embedded report: what it was given, and a way to tell events. */
export function fakePowerBi({ setAccessToken = () => Promise.resolve(), onEmbed }: FakePowerBiOptions = {}) {
  const handlers = new Map<string, Handler>();
  const embeddings: { readonly accessToken: string }[] = [];
  const fake = {
    setSdkInfo: () => undefined,
    embed: (element: HTMLElement, configuration: { readonly accessToken: string }) => {
      embeddings.push(configuration);
      // As with Power BI's own, an element keeps its frame when it is told another configuration.
      const known = element.querySelector('iframe');
      const iframe = known ?? element.appendChild(document.createElement('iframe'));
      if (known === null) onEmbed?.(iframe);
      const embedded: Pick<Embed, 'setAccessToken' | 'iframe'> & Record<string, unknown> = {
        iframe,
        setAccessToken,
        on: (name: string, handler: Handler) => handlers.set(name, handler),
        off: (name: string) => handlers.delete(name),
      };
      return embedded;
    },
    reset: (element: HTMLElement) => element.replaceChildren(),
  };
  return {
    service: fake as unknown as service.Service, // The component for React uses nothing else of it.
    embeddings,
    tell: (name: string, message = '') => handlers.get(name)?.({ detail: { message } }),
  };
}
