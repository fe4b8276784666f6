import { Button } from '@gantry/ui-kit';
import { control, tabularFigures } from '@gantry/ui-kit/mixins';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { findShelves, requestReport, type Shelf } from './depot/stock.ts';

/** The kit's button in Depot's shape. */
const Order = styled(Button)`
  justify-self: start;
  padding-inline: 31px;
`;

/** A link with the kit's look of a control. */
const ShelfLink = styled.a`
  ${control}
  color: var(--rust);
`;

const Pieces = styled.td`
  ${tabularFigures}
`;

/** Shows all shelves, or only the shelf in the address. A notification links to `#/shelves/A7`. */
export function Stock() {
  const [shelves, setShelves] = useState<readonly Shelf[]>([]);
  const [address, setAddress] = useState(location.hash);

  useEffect(() => {
    void findShelves().then(setShelves);
    const follow = () => setAddress(location.hash);
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const chosen = shelves.find(({ name }) => address === `#/shelves/${name}`);
  if (chosen !== undefined) {
    return (
      <main className="page">
        <h2>Shelf {chosen.name}</h2>
        <p>
          {chosen.pieces} × {chosen.holds}
        </p>
        <a href="#/">All shelves</a>
      </main>
    );
  }
  return (
    <main className="page">
      <h2>Stock</h2>
      <table className="shelves">
        <thead>
          <tr>
            <th scope="col">Shelf</th>
            <th scope="col">Holds</th>
            <th scope="col">Pieces</th>
          </tr>
        </thead>
        <tbody>
          {shelves.map(({ name, holds, pieces }) => (
            <tr key={name}>
              <th scope="row">
                <ShelfLink href={`#/shelves/${name}`}>{name}</ShelfLink>
              </th>
              <td>{holds}</td>
              <Pieces>{pieces}</Pieces>
            </tr>
          ))}
        </tbody>
      </table>
      <Order variant="primary" onPress={() => void requestReport('Stock of all shelves')}>
        Make a report
      </Order>
    </main>
  );
}
