/** Piral's core: an app shell whose places are registered by a pilet, with a menu and tiles of its extension points. */
import { createInstance, Piral, SetComponent, SetRoute } from 'piral-core';
import { createRoot } from 'react-dom/client';
import { Link } from 'react-router-dom';
import { places } from './places.js';

const menu = (
  <nav>
    {places.map(({ path, name }) => (
      <Link key={path} to={path}>
        {name}
      </Link>
    ))}
  </nav>
);
const Layout = ({ children }) => (
  <>
    <header>Piral</header>
    {menu}
    <main>{children}</main>
  </>
);
const Home = () =>
  places.slice(0, 12).map(({ path, name }) => (
    <Link key={path} to={path} data-tile>
      {name}
    </Link>
  ));

const pilet = {
  name: 'places',
  version: '1.0.0',
  spec: 'v2',
  dependencies: {},
  config: {},
  basePath: '/',
  setup: (api) => {
    for (const { path, name } of places) api.registerPage(path, () => <h1>{name}</h1>);
  },
};
const instance = createInstance({ availablePilets: [pilet], requestPilets: () => Promise.resolve([]) });

createRoot(document.querySelector('#root')).render(
  <Piral instance={instance}>
    <SetComponent name="Layout" component={Layout} />
    <SetRoute path="/piral.html" component={Home} />
  </Piral>,
);
