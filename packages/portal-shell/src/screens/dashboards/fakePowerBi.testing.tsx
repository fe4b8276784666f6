import { Report, type Embed, type service } from 'powerbi-client';

type Handler = (event?: { detail: { message: string } }) => void;

interface FakeConfiguration {
  readonly type: string;
  readonly id: string;
  readonly accessToken: string;
  readonly bookmark?: { readonly state: string };
}

/** A visual of the fake report, with the data that it exports. Null: Power BI refuses. */
interface FakeVisual {
  readonly name: string;
  readonly title: string;
  readonly type: string;
  readonly data: string | null;
}

interface FakePowerBiOptions {
  /** Called with each new token of the shown report. */
  readonly setAccessToken: (accessToken: string) => Promise<void>;
  readonly visuals: readonly FakeVisual[];
}

/** A fake embedded report: records its configuration, fires events, and has a view and visuals. */
export function fakePowerBi({ setAccessToken, visuals }: FakePowerBiOptions) {
  const handlers = new Map<string, Handler>();
  const embeddings: FakeConfiguration[] = [];
  let view: string | null = 'as published';
  const exportable = visuals.map((visual) => ({
    ...visual,
    exportData: () =>
      visual.data === null ? Promise.reject(new Error('not allowed')) : Promise.resolve({ data: visual.data }),
  }));
  const reportParts = {
    bookmarksManager: {
      capture: () => (view === null ? Promise.reject(new Error('not supported')) : Promise.resolve({ state: view })),
    },
    getActivePage: () => Promise.resolve({ getVisuals: () => Promise.resolve(exportable) }),
  };
  const fake = {
    setSdkInfo: () => undefined,
    embed: (element: HTMLElement, configuration: FakeConfiguration) => {
      embeddings.push(configuration);
      view = configuration.bookmark?.state ?? view;
      // As in Power BI, an element keeps its frame when its configuration changes.
      const iframe = element.querySelector('iframe') ?? element.appendChild(document.createElement('iframe'));
      const embedded: Pick<Embed, 'setAccessToken' | 'iframe'> & Record<string, unknown> = {
        iframe,
        setAccessToken,
        embedtype: configuration.type,
        on: (name: string, handler: Handler) => handlers.set(name, handler),
        off: (name: string) => handlers.delete(name),
      };
      if (configuration.type !== 'report') return embedded;
      // The frame asks whether it is a report. The prototype answers that, and every method in use is replaced.
      return Object.defineProperties(
        Object.create(Report.prototype) as object,
        Object.getOwnPropertyDescriptors({ ...embedded, ...reportParts }),
      );
    },
    reset: (element: HTMLElement) => element.replaceChildren(),
  };
  const tell = (name: string, message = '') => handlers.get(name)?.({ detail: { message } });
  return {
    service: fake as unknown as service.Service, // The React component uses nothing else of the service.
    embeddings,
    tell,
    /** Draws the report in another view; null is a report that has none, such as a paginated one. */
    draw: (next: string | null) => {
      view = next;
      tell('rendered');
    },
  };
}
