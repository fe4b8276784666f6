import { useEffect, useState } from 'react';
import { findShelves, requestReport, type Shelf } from './depot/stock.ts';

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
                <a href={`#/shelves/${name}`}>{name}</a>
              </th>
              <td>{holds}</td>
              <td>{pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <button className="order" type="button" onClick={() => void requestReport('Stock of all shelves')}>
        Make a report
      </button>
    </main>
  );
}
