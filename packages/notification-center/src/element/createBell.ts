import '@gantry/ui-kit/tokens.css';
import { bellStyles } from './bellStyles.ts';

/** What a bell shows. */
interface BellState {
  readonly locale: string;
  /** The name with the count: 'Notifications, 5 unread'. */
  readonly label: string;
  readonly count: number;
  readonly isOpen: boolean;
}

/** Above this count the bell shows 99+. Its name has the exact count. */
const maxCount = 99;
/** Lucide's bell. */
const bellPaths = [
  'M10.268 21a2 2 0 0 0 3.464 0',
  'M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326',
];
const rightToLeft: ReadonlySet<string | undefined> = new Set(['Arab', 'Hebr']);

let areStylesAdopted = false;

/** Adds the styles of all bells to the document. A Content-Security-Policy needs no nonce for a constructed sheet. */
function adoptStyles() {
  if (areStylesAdopted) return;
  areStylesAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(bellStyles);
  document.adoptedStyleSheets.push(sheet);
}

function drawIcon(): SVGElement {
  const element = <Name extends 'svg' | 'path'>(name: Name, attributes: Readonly<Record<string, string>>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    return made;
  };
  const lines = { fill: 'none', stroke: 'currentColor', 'stroke-width': '2' };
  const ends = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const icon = element('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true', ...lines, ...ends });
  icon.append(...bellPaths.map((d) => element('path', { d })));
  return icon;
}

/** Makes a bell as plain elements, without React. */
export function createBell() {
  adoptStyles();
  const root = document.createElement('div');
  root.dataset['gantryRoot'] = '';
  const bell = document.createElement('span');
  bell.className = 'gantry-bell';
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'gantry-bell-button';
  button.append(drawIcon());
  // The count lies over the button rather than in it: its 99+ is no part of the name.
  const badge = document.createElement('span');
  badge.className = 'gantry-bell-count';
  badge.ariaHidden = 'true';
  const place = document.createElement('span');
  place.className = 'gantry-bell-place';
  place.append(badge);
  bell.append(button, place);
  root.append(bell);

  return {
    root,
    button,
    show({ locale, label, count, isOpen }: BellState) {
      root.lang = locale;
      root.dir = rightToLeft.has(new Intl.Locale(locale).maximize().script) ? 'rtl' : 'ltr';
      button.ariaLabel = label;
      // The tooltip lies on what holds the button. A title of its own would be its description too, which says the name twice.
      bell.title = label;
      button.ariaExpanded = String(isOpen);
      const number = new Intl.NumberFormat(locale).format(Math.min(count, maxCount));
      badge.textContent = count === 0 ? '' : `${number}${count > maxCount ? '+' : ''}`;
    },
  };
}
