import type { Embed, service } from 'powerbi-client';

type Handler = (event?: { detail: { message: string } }) => void;

interface FakePowerBiOptions {
  /** Called with each new token of the shown report. */
  readonly setAccessToken?: (accessToken: string) => Promise<void>;
  /** Called once a report has its frame. */
  readonly onEmbed?: (iframe: HTMLIFrameElement) => void;
}

/** A fake embedded report: records its configuration and fires events. */
export function fakePowerBi({ setAccessToken = () => Promise.resolve(), onEmbed }: FakePowerBiOptions = {}) {
  const handlers = new Map<string, Handler>();
  const embeddings: { readonly accessToken: string }[] = [];
  const fake = {
    setSdkInfo: () => undefined,
    embed: (element: HTMLElement, configuration: { readonly accessToken: string }) => {
      embeddings.push(configuration);
      // As in Power BI, an element keeps its frame when its configuration changes.
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
    service: fake as unknown as service.Service, // The React component uses nothing else of the service.
    embeddings,
    tell: (name: string, message = '') => handlers.get(name)?.({ detail: { message } }),
  };
}
