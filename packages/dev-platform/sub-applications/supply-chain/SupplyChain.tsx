import type { ModuleContext } from '@gantry/module';
import { ContextFacts, useRoute } from '../shared/ContextFacts.tsx';
import { InsideLink } from '../shared/InsideLink.tsx';
import { ItemList } from './ItemList.tsx';
import { ItemPage } from './ItemPage.tsx';

/** Supply Chain 2.0: the list of items at its base, one item at `/items/{itemId}`. */
export function SupplyChain({ context }: { readonly context: ModuleContext }) {
  const { basePath, subPath } = useRoute(context);
  const itemId = /^\/items\/([^/]+)$/.exec(subPath)?.[1];
  const isList = subPath === '' || subPath === '/';
  return (
    <>
      <header>
        <h1>Supply Chain 2.0</h1>
        <p className="muted">{context.program?.name}</p>
      </header>
      {isList && <ItemList context={context} basePath={basePath} />}
      {itemId !== undefined && <ItemPage context={context} itemId={itemId} />}
      {!isList && itemId === undefined && <p>There is nothing at this address.</p>}
      {!isList && (
        <p>
          <InsideLink context={context} href={basePath}>
            Back to all items
          </InsideLink>
        </p>
      )}
      <ContextFacts context={context} />
    </>
  );
}
