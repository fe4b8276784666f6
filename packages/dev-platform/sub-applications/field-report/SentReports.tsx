import type { ModuleContext } from '@gantry/module';
import { EmptyState, ErrorCard, Skeleton } from '@gantry/ui-kit';
import * as v from 'valibot';
import type { Language } from '../shared/kitModule.tsx';
import { ScrollRegion } from '../shared/ScrollRegion.tsx';
import { useAnswer } from '../shared/useAnswer.ts';
import { optionSchema } from './draft.ts';
import { texts as allTexts } from './texts.ts';

const reportsSchema = v.array(
  v.object({
    id: v.string(),
    date: v.string(),
    workPackage: optionSchema,
    crewSize: v.number(),
    photoCount: v.number(),
    sentBy: v.string(),
    sentAt: v.pipe(v.string(), v.isoTimestamp()),
  }),
);

interface SentReportsProps {
  readonly context: ModuleContext;
  readonly language: Language;
}

/** The reports that were sent, the latest first. */
export function SentReports({ context, language }: SentReportsProps) {
  const texts = allTexts[language];
  const { formatLocale } = context.appearance;
  const answer = useAnswer(context, '/fieldreports/api/Reports', reportsSchema);
  const day = new Intl.DateTimeFormat(formatLocale, { dateStyle: 'medium', timeZone: 'UTC' });
  const figure = new Intl.NumberFormat(formatLocale);
  return (
    <section className="card">
      <h2>{texts.list}</h2>
      {answer.state === 'loading' && <Skeleton kind="row" count={3} />}
      {answer.state === 'failed' && (
        <ErrorCard title={texts.listFailed} description={answer.message} onRetry={answer.retry} />
      )}
      {answer.state === 'done' && answer.value.length === 0 && (
        <EmptyState title={texts.none} description={texts.noneHint} />
      )}
      {answer.state === 'done' && answer.value.length > 0 && (
        <ScrollRegion label={texts.list}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.workPackage}</th>
                <th scope="col">{texts.crew}</th>
                <th scope="col">{texts.photoCount}</th>
                <th scope="col">{texts.sentBy}</th>
              </tr>
            </thead>
            <tbody>
              {answer.value.map(({ id, date, workPackage, crewSize, photoCount, sentBy, sentAt }) => (
                <tr key={id}>
                  <th scope="row">{day.format(Date.parse(date))}</th>
                  <td>
                    <bdi>{workPackage.label}</bdi>
                  </td>
                  <td>{figure.format(crewSize)}</td>
                  <td>{figure.format(photoCount)}</td>
                  <td>
                    <bdi>{sentBy}</bdi>, {context.formatTime(Date.parse(sentAt), 'moment')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </section>
  );
}
