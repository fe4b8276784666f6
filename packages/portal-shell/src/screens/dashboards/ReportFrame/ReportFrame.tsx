import { models, Report, type Embed, type service } from 'powerbi-client';
import { PowerBIEmbed } from 'powerbi-client-react';
import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import type { MonolithService, ReportAddress } from '@gantry/platform-client/services/monolith/monolith';
import { reportServiceOf } from '../reportService.ts';
import { useReportEmbedding, type ReportState } from '../useReportEmbedding.ts';
import { useReportContent, type ReportContentOptions } from '../useReportContent.ts';
import { ReportArea, Root } from './ReportFrame.styles.ts';

/** What a page can do with the report that it shows. */
export interface ReportHandle {
  /** Prints the active page of a report. Rejects for a dashboard, and if Power BI does not allow it. */
  readonly print: () => Promise<void>;
}

/** The properties of `ReportFrame`. Give another report another `key`. */
export interface ReportFrameProps extends Omit<ReportContentOptions, 'view'> {
  readonly report: ReportAddress;
  readonly monolith: Pick<MonolithService, 'getReportEmbedding'>;
  /** The origin of embedded reports, such as `https://app.powerbi.com`. An address of any other origin is an error. */
  readonly origin: string;
  /** Names the frame to screen readers. */
  readonly title: string;
  /** The language tag of Power BI's own texts. */
  readonly locale: string;
  /** Shown until the report is ready. */
  readonly loading: ReactNode;
  /** Shown instead if the person may not see the report. */
  readonly unauthorized: ReactNode;
  /** Shown instead if the report failed. */
  readonly renderError: (failure: { readonly reason: unknown; readonly retry: () => void }) => ReactNode;
  readonly onStateChange?: (state: ReportState) => void;
  readonly handle?: Ref<ReportHandle>;
  /** The view in which the report opens, as `onViewChange` gave it. A later change has no effect. @default the published view */
  readonly view?: string | null;
  /** Replaces Power BI's own embedding in tests. */
  readonly service?: service.Service;
}

/** After this many failures the report opens in its published view: the kept one may be the reason. */
const attemptsInView = 2;

/** A report or dashboard of Power BI. Its token is replaced before it expires. */
export function ReportFrame(props: ReportFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    const next = attempt + 1;
    if (next === attemptsInView) props.onViewChange?.(null);
    setAttempt(next);
  };
  return (
    <Attempt key={attempt} {...props} view={attempt < attemptsInView ? (props.view ?? null) : null} onRetry={retry} />
  );
}

function Attempt(props: ReportFrameProps & { readonly view: string | null; readonly onRetry: () => void }) {
  const { report, monolith, origin, title, locale, loading, unauthorized, renderError } = props;
  const { service = reportServiceOf(origin) } = props;
  const [view] = useState(props.view);
  const embedded = useRef<Embed | null>(null);
  const onDrawn = useReportContent(embedded, { ...props, view });
  const { state, embedding, onReady, onError, onTokenExpired } = useReportEmbedding({
    getEmbedding: (signal) => monolith.getReportEmbedding(report, signal),
    origin,
    setAccessToken: async (accessToken) => {
      await embedded.current?.setAccessToken(accessToken);
    },
  });

  useImperativeHandle(props.handle, () => ({
    print: async () => {
      if (!(embedded.current instanceof Report)) throw new Error('Power BI prints reports only.');
      await embedded.current.print();
    },
  }));

  const tell = useEffectEvent((next: ReportState) => props.onStateChange?.(next));
  useEffect(() => {
    tell(state);
  }, [state]);

  // The title of a report may load after its frame is there.
  useEffect(() => {
    if (embedded.current) embedded.current.iframe.title = title;
  }, [title]);

  // A change of this object would reload the report, so it keeps the first token.
  const configuration = useMemo(
    () =>
      embedding && {
        type: report.type,
        // A report may stand in the portal's list under another id than at Power BI.
        id: new URL(embedding.embedUrl).searchParams.get(`${report.type}Id`) ?? report.reportId,
        embedUrl: embedding.embedUrl,
        accessToken: embedding.accessToken,
        tokenType: models.TokenType.Embed,
        settings: { localeSettings: { language: locale } },
        ...(view !== null && { bookmark: { state: view } }),
      },
    [embedding, report.type, report.reportId, locale, view],
  );
  const handlers = useMemo(
    () =>
      new Map<string, (event?: service.ICustomEvent<{ message?: string }>) => void>([
        ['loaded', onReady],
        ['rendered', onDrawn],
        [
          'error',
          (event) => {
            if (event?.detail.message === 'TokenExpired') onTokenExpired();
            else onError(event?.detail);
          },
        ],
      ]),
    // oxlint-disable-next-line react/exhaustive-deps -- the four only set states and refs, and handlers that change would be set again at Power BI.
    [],
  );

  const isLoading = state.kind === 'loading' || state.kind === 'authorized';
  const isShown = state.kind === 'authorized' || state.kind === 'ready';
  return (
    <Root aria-busy={isLoading} data-state={state.kind}>
      {isLoading && loading}
      {state.kind === 'unauthorized' && unauthorized}
      {state.kind === 'error' && renderError({ reason: state.reason, retry: props.onRetry })}
      {isShown && configuration && (
        <ReportArea data-state={state.kind}>
          <PowerBIEmbed
            embedConfig={configuration}
            service={service}
            cssClassName="gantry-report"
            eventHandlers={handlers}
            getEmbeddedComponent={(component) => {
              embedded.current = component;
              component.iframe.title = title;
            }}
          />
        </ReportArea>
      )}
    </Root>
  );
}
