import type { ModuleContext } from '@gantry/module';
import * as v from 'valibot';
import { Answered } from '../shared/Answered.tsx';
import { ContextFacts } from '../shared/ContextFacts.tsx';
import { reactModule } from '../shared/reactModule.tsx';
import { ScrollRegion } from '../shared/ScrollRegion.tsx';
import { useAnswer } from '../shared/useAnswer.ts';

const recordsSchema = v.object({
  caption: v.string(),
  columns: v.array(v.string()),
  rows: v.array(v.array(v.string())),
});

/** Makes a sub-application that shows one table of its program and its context. */
export const recordsModule = (route: string) =>
  reactModule((context) => (
    <>
      <header>
        <h1>{context.module.name}</h1>
        <p className="muted">{context.program?.name ?? 'No program is chosen.'}</p>
      </header>
      {context.program && <Records context={context} route={route} />}
      <ContextFacts context={context} />
    </>
  ));

function Records({ context, route }: { readonly context: ModuleContext; readonly route: string }) {
  const answer = useAnswer(context, `/records/api/${route}`, recordsSchema);
  return (
    <Answered answer={answer}>
      {({ caption, columns, rows }) => (
        <section className="card">
          <h2>{caption}</h2>
          <ScrollRegion label={caption}>
            <table>
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column} scope="col">
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first = '', ...cells], row) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the rows have no id and never change their order.
                  <tr key={row}>
                    <th scope="row">{first}</th>
                    {cells.map((cell, column) => (
                      <td key={columns[column + 1]}>{cell}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </section>
      )}
    </Answered>
  );
}
