/** The floor: the same menu and tiles by the DOM alone. */
import { places } from './places.js';

const link = ({ path, name }, isTile) => {
  const made = Object.assign(document.createElement('a'), { href: path, textContent: name });
  if (isTile) made.dataset.tile = '';
  return made;
};
const main = document.createElement('main');
const nav = document.createElement('nav');
const header = document.createElement('header');
header.textContent = 'Plain';
nav.append(...places.map((place) => link(place, false)));
main.append(...places.slice(0, 12).map((place) => link(place, true)));
document.addEventListener('click', (event) => {
  const place = places.find(({ path }) => path === event.target.getAttribute('href'));
  if (place === undefined) return;
  event.preventDefault();
  const heading = document.createElement('h1');
  heading.textContent = place.name;
  main.replaceChildren(heading);
});
document.querySelector('#root').append(header, nav, main);
