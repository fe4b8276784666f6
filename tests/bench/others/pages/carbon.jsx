/** Carbon's UI shell: its header and its navigation around a page of plain tiles. */
import './carbon.scss';
import { Content, Header, HeaderName, SideNav, SideNavItems, SideNavLink } from '@carbon/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { places } from './places.js';

function App() {
  const [path, setPath] = useState('/');
  const go = (next) => (event) => {
    event.preventDefault();
    setPath(next);
  };
  return (
    <>
      <Header aria-label="Carbon">
        <HeaderName href="/" prefix="" onClick={go('/')}>
          Carbon
        </HeaderName>
        <SideNav aria-label="Menu" expanded isPersistent isChildOfHeader={false}>
          <SideNavItems>
            {places.map((place) => (
              <SideNavLink key={place.path} href={place.path} isActive={place.path === path} onClick={go(place.path)}>
                {place.name}
              </SideNavLink>
            ))}
          </SideNavItems>
        </SideNav>
      </Header>
      <Content style={{ marginInlineStart: '16rem' }}>
        {path === '/' ? (
          places.slice(0, 12).map((place) => (
            <a key={place.path} href={place.path} data-tile onClick={go(place.path)}>
              {place.name}
            </a>
          ))
        ) : (
          <h1>{places.find((place) => place.path === path)?.name}</h1>
        )}
      </Content>
    </>
  );
}

createRoot(document.querySelector('#root')).render(<App />);
