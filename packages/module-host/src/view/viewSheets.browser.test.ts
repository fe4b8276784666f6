import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sanitiseView } from './sanitiseView.ts';
import { applyStyles, boundSelector } from './viewSheets.ts';

const place = { address: 'https://monolith.example/Views/x', origins: new Set(['https://monolith.example']) };
const foreign = 'https://evil.example/x.png';
let container: HTMLElement;
let bar: HTMLElement;
let controller: AbortController;

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  controller = new AbortController();
  document.body.innerHTML = '<header class="bar" style="animation: spin 1s">Bar</header><main><div></div></main>';
  [bar, container] = [document.querySelector('header'), document.querySelector('main > div')] as HTMLElement[] as [
    HTMLElement,
    HTMLElement,
  ];
});
afterEach(() => controller.abort());

function show(html: string) {
  const { fragment, sheets } = sanitiseView(html, place);
  const sources = sheets.flatMap((sheet) => ('css' in sheet ? [{ ...sheet, place }] : []));
  applyStyles({ container, fragment, sources, place }, controller.signal);
  container.append(fragment);
}
const styleOf = (selector: string) => getComputedStyle(document.querySelector(selector) ?? container);
const hidden = () => [bar, document.body, document.documentElement].filter((one) => !one.checkVisibility());

test('a view has its style element and its style attributes, and its sheets go with it', () => {
  const before = document.adoptedStyleSheets.length;
  show(`<style>@media all { p { color: red; &:hover, & b { color: lime } } } body { font-size: 30px }</style>
    <p style="margin-top: 7px; background: url(a.png)">Text <b>bold</b></p>`);
  expect(styleOf('p')).toMatchObject({ color: 'rgb(255, 0, 0)', marginTop: '7px', fontSize: '30px' });
  expect(styleOf('p').backgroundImage).toBe('url("https://monolith.example/Views/a.png")');
  expect(styleOf('b').color).toBe('rgb(0, 255, 0)');
  expect(getComputedStyle(bar).fontSize).not.toBe('30px');
  controller.abort();
  expect(document.adoptedStyleSheets).toHaveLength(before);
  expect(styleOf('p').color).not.toBe('rgb(255, 0, 0)');
});

test.each([
  '.bar { display: none !important }',
  'html, body, :root { display: none }',
  '* { display: none }',
  'body .bar, :is(body, .bar), :where(html) > body > header { display: none }',
  'html body:has(p) > .bar { display: none }',
  '} .bar { display: none } p {',
  'p { :not(&) { display: none } html:has(&) .bar { display: none } }',
  '@scope (html) { :scope { display: none } .bar { display: none } & { display: none } }',
  '@scope (html) { display: none }',
  '@layer x { .bar { display: none !important } } @supports (color: red) { .bar { display: none } }',
  '@container (min-width: 1px) { .bar { display: none } } @starting-style { .bar { display: none } }',
  '.bar[class="a, b"], .bar::before, .bar:nth-child(1 of .bar, p) { display: none }',
  '\\62 ody, .b\\61r, HTML { display: none }',
  '@property --gantry-x { syntax: "<length>"; inherits: false; initial-value: 3px }',
  '@keyframes spin { to { display: none; visibility: hidden } }',
  '@font-face { font-family: "IBM Plex Sans"; src: local("Arial") }',
])('a sheet cannot reach the shell: %s', (css) => {
  const before = getComputedStyle(bar).getPropertyValue('--gantry-x');
  const fonts = document.fonts.size;
  show(`<style>${css}</style><p>Text</p>`);
  for (const animation of document.getAnimations()) animation.finish();
  expect(hidden()).toEqual([]);
  expect(getComputedStyle(bar).visibility).toBe('visible');
  expect([getComputedStyle(bar).getPropertyValue('--gantry-x'), document.fonts.size]).toEqual([before, fonts]);
});

test.each([
  `p { background: url(${foreign}) }`,
  `p { --x: url("${foreign}"); background: var(--x) }`,
  `p { --x: 1px; background: var(--x) url('${foreign}') }`,
  `p { --x: u\\72l(${foreign}); background: var(--x) }`,
  `p { --x: image-set("${foreign}" 1x); background: var(--x) }`,
  `p { --u: "${foreign}"; --x: image-set(var(--u) 1x); background: var(--x) }`,
  `p { background: image-set("${foreign}" 1x) }`,
  `p { background: url(//evil.example/x.png); cursor: url(${foreign}), auto; list-style: url(${foreign}) }`,
  `p::before { content: url(${foreign}) } @keyframes k { to { background: url(${foreign}) } }`,
  `@import url(${foreign}); @import "${foreign}";`,
])('a sheet names no address of another origin: %s', (css) => {
  show(`<style>${css}</style><p style='${css.replaceAll(/'|^p \{|\}$/g, '')}'>Text</p>`);
  const texts = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect([...texts, container.innerHTML].join('\n')).not.toMatch(/(?:url|set)\([^)]*(?:evil|var)|72l|@import/);
});

test('what is inside of quotes, brackets and escapes splits no selector', () => {
  const end = ':is([data-view-scope][data-view-scope="1"] *)';
  expect(boundSelector('a[title="x, y > z"]::before, .a\\,b > c:is(d, e f)', '1')).toBe(
    `a[title="x, y > z"]${end}::before, .a\\,b > c:is(d, e f)${end}`,
  );
  expect(boundSelector('html > body.dark, :root p', '1')).toBe(
    `[data-view-scope="1"].dark, [data-view-scope="1"] p${end}`,
  );
});

test('animations of a view have names of their own', () => {
  show('<style>@keyframes spin { to { opacity: 0.5 } } p { animation: spin 9s !important }</style><p>Text</p>');
  const name = styleOf('p').animationName;
  expect(name).toMatch(/^spin-\d+$/);
  expect(document.getAnimations().map((one) => (one as CSSAnimation).animationName)).toEqual([name]);
});
