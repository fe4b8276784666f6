/** Luigi with web components: its header and its navigation around pages that are custom elements. */
import '@luigi-project/core/luigi_horizon.css';
import { places } from './places.js';

for (const { path, name } of [{ path: '/home', name: 'Home' }, ...places]) {
  customElements.define(
    `luigi-${path.slice(1)}`,
    class extends HTMLElement {
      connectedCallback() {
        if (path !== '/home') {
          this.innerHTML = `<h1>${name}</h1>`;
          return;
        }
        this.innerHTML = places
          .slice(0, 12)
          .map((place) => `<a href="${place.path}" data-tile>${place.name}</a>`)
          .join('');
        this.addEventListener('click', (event) => {
          event.preventDefault();
          window.Luigi.navigation().navigate(event.target.getAttribute('href'));
        });
      }
    },
  );
}
await import('@luigi-project/core/luigi.js');

const node = ({ path, name }) => ({
  pathSegment: path.slice(1),
  label: name,
  // The pages have no menu of their own. On a phone its empty place would lie over the tiles.
  hideSideNav: true,
  viewUrl: `/unused${path}.js`,
  webcomponent: { tagName: `luigi-${path.slice(1)}`, selfRegistered: true },
});
window.Luigi.setConfig({
  navigation: { nodes: [node({ path: '/home', name: 'Home' }), ...places.map(node)] },
  routing: { useHashRouting: true },
  settings: { header: { title: 'Luigi' } },
});
