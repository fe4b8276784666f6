/** How the person left each report: its filters and its page, as Power BI describes them. */
import type { Writable } from '@gantry/base/observable';
import * as v from 'valibot';
import type { Personal } from './createPersonal.ts';

/** The longest view that is kept. A report with many filters has some thousand characters. */
export const longestView = 64_000;

/** The number of reports whose view is kept in a program. */
export const reportViewLimit = 12;

const reportViewSchema = v.object({
  id: v.string(),
  /** Power BI's own text for filters, slicers and page. Nothing but Power BI reads it. */
  state: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestView)),
});

const reportViewsSchema = v.array(reportViewSchema);

/** The views of a person in one program, the latest first. */
export type ReportViews = v.InferOutput<typeof reportViewsSchema>;

/** How each report of a program was left. */
export const reportViewsOf = ({ valueOf }: Pick<Personal, 'valueOf'>, programId: string): Writable<ReportViews> =>
  valueOf<ReportViews>(`reports/${programId}`, reportViewsSchema, []);

/** The view of a report as it was left; null if the report is shown as it was published. */
export const viewOf = (views: ReportViews, id: string): string | null =>
  views.find((view) => view.id === id)?.state ?? null;

/** Keeps the view of a report; null forgets it. A view that is too long is forgotten too: an older one would be wrong. */
export function withView(views: ReportViews, id: string, state: string | null): ReportViews {
  const others = views.filter((view) => view.id !== id);
  if (state === null || state === '' || state.length > longestView) return others;
  return [{ id, state }, ...others].slice(0, reportViewLimit);
}
