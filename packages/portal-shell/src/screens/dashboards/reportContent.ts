import { models, Report, type Embed } from 'powerbi-client';

/** A visual of the active page whose data can be exported. */
export interface ReportVisual {
  readonly name: string;
  /** The title in the report; empty if it has none. */
  readonly title: string;
  /** Asks Power BI for the data as CSV. Rejects if the report or the token does not allow it. */
  readonly exportData: () => Promise<string>;
}

/** What a drawn report shows. */
export interface ReportContent {
  /** Power BI's text for the filters, slicers and page; null if the report has none, as a paginated one. */
  readonly view: string | null;
  readonly visuals: readonly ReportVisual[];
}

/** Visuals without data of their own. */
const withoutData = new Set([
  'actionButton',
  'basicShape',
  'bookmarkNavigator',
  'image',
  'pageNavigator',
  'shape',
  'slicer',
  'textbox',
]);

async function readView(report: Report): Promise<string | null> {
  const { state } = await report.bookmarksManager.capture({ allPages: true });
  return state ?? null;
}

async function readVisuals(report: Report): Promise<readonly ReportVisual[]> {
  const page = await report.getActivePage();
  const visuals = await page.getVisuals();
  return visuals
    .filter(({ type }) => !withoutData.has(type))
    .map((visual) => ({
      name: visual.name,
      title: visual.title,
      exportData: async () => (await visual.exportData(models.ExportDataType.Summarized)).data,
    }));
}

/** Reads what a report shows. What Power BI does not report of it is missing; a dashboard has neither view nor visuals. */
export async function readReportContent(embedded: Embed | null): Promise<ReportContent | null> {
  if (!(embedded instanceof Report)) return null;
  const [view, visuals] = await Promise.allSettled([readView(embedded), readVisuals(embedded)]);
  return {
    view: view.status === 'fulfilled' ? view.value : null,
    visuals: visuals.status === 'fulfilled' ? visuals.value : [],
  };
}
