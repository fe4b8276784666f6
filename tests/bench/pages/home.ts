/** The floor of opening and switching: a menu and tiles by the DOM alone. */

const places = Array.from({ length: 40 }, (_, index) => `Place ${String(index + 1)}`);

function linkTo(name: string, isTile: boolean): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `/${name}`;
  link.textContent = name;
  if (isTile) link.dataset['tile'] = '';
  link.addEventListener('click', (event) => {
    event.preventDefault();
    const heading = document.createElement('h1');
    heading.textContent = name;
    main.replaceChildren(heading);
  });
  return link;
}

const header = document.createElement('header');
const nav = document.createElement('nav');
const main = document.createElement('main');
header.textContent = 'Plain';
nav.append(...places.map((name) => linkTo(name, false)));
main.append(...places.slice(0, 12).map((name) => linkTo(name, true)));
document.querySelector('#stage')?.append(header, nav, main);
