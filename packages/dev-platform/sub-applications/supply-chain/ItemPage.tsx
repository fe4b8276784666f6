import type { ModuleContext } from '@gantry/module';
import { Answered } from '../shared/Answered.tsx';
import { useAnswer } from '../shared/useAnswer.ts';
import { itemSchema } from './items.ts';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** One item of the warehouse. */
export function ItemPage({ context, itemId }: { readonly context: ModuleContext; readonly itemId: string }) {
  const answer = useAnswer(context, `/supplychain/api/Items/${itemId}`, itemSchema);
  return (
    <Answered answer={answer}>
      {(item) => (
        <section className="card">
          <h2>
            {item.itemId} {item.name}
          </h2>
          <dl>
            <dt>Warehouse</dt>
            <dd>{item.warehouse}</dd>
            <dt>In stock</dt>
            <dd>{item.inStock}</dd>
            <dt>Reserved</dt>
            <dd>{item.reserved}</dd>
            <dt>Supplier</dt>
            <dd>{item.supplier}</dd>
            <dt>Price</dt>
            <dd>{new Intl.NumberFormat(context.appearance.formatLocale, dollars).format(item.price)}</dd>
          </dl>
        </section>
      )}
    </Answered>
  );
}
