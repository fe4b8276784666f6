/** The floor with React: the same menu and tiles, and nothing else. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { places } from './places.js';

function App() {
  const [path, setPath] = useState('/');
  const link = (place, isTile) => (
    <a
      key={place.path}
      href={place.path}
      data-tile={isTile ? '' : undefined}
      onClick={(event) => {
        event.preventDefault();
        setPath(place.path);
      }}
    >
      {place.name}
    </a>
  );
  const chosen = places.find((place) => place.path === path);
  return (
    <>
      <header>React</header>
      <nav>{places.map((place) => link(place, false))}</nav>
      <main>{chosen ? <h1>{chosen.name}</h1> : places.slice(0, 12).map((place) => link(place, true))}</main>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
