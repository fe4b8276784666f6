import type { ModuleContext } from '@gantry/module';
import { useState } from 'react';
import { Answered } from '../shared/Answered.tsx';
import { InsideLink } from '../shared/InsideLink.tsx';
import { ScrollRegion } from '../shared/ScrollRegion.tsx';
import { useAnswer } from '../shared/useAnswer.ts';
import { ItemJobs } from './ItemJobs.tsx';
import { itemsSchema } from './items.ts';
import type { Item } from './items.ts';

/** The items of the program with a filter, an export and an import. */
export function ItemList({ context, basePath }: { readonly context: ModuleContext; readonly basePath: string }) {
  const answer = useAnswer(context, '/supplychain/api/Items', itemsSchema);
  const [text, setText] = useState('');
  return (
    <>
      <ItemJobs context={context} />
      <section className="card">
        <h2>Items</h2>
        <Answered answer={answer}>
          {(items) => {
            const words = text.trim().toLowerCase();
            const shown = items.filter(({ itemId, name, warehouse, supplier }) =>
              [itemId, name, warehouse, supplier].some((value) => value.toLowerCase().includes(words)),
            );
            return (
              <>
                <div className="toolbar">
                  <label className="field">
                    Find an item
                    <input type="search" value={text} onChange={(event) => setText(event.target.value)} />
                  </label>
                  <output className="muted">
                    {shown.length === 0 ? 'No item matches.' : `${shown.length} of ${items.length} items`}
                  </output>
                </div>
                {shown.length > 0 && <ItemTable context={context} basePath={basePath} items={shown} />}
              </>
            );
          }}
        </Answered>
      </section>
    </>
  );
}

function ItemTable({
  context,
  basePath,
  items,
}: {
  readonly context: ModuleContext;
  readonly basePath: string;
  readonly items: readonly Item[];
}) {
  return (
    <ScrollRegion label="Items">
      <table>
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Name</th>
            <th scope="col">Warehouse</th>
            <th scope="col" className="number">
              In stock
            </th>
            <th scope="col" className="number">
              Reserved
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ itemId, name, warehouse, inStock, reserved }) => (
            <tr key={itemId}>
              <th scope="row">
                <InsideLink context={context} href={`${basePath}/items/${itemId}`}>
                  {itemId}
                </InsideLink>
              </th>
              <td>{name}</td>
              <td>{warehouse}</td>
              <td className="number">{inStock}</td>
              <td className="number">{reserved}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
