import { beforeAll, describe, expect, it } from 'vitest';
import { styleSheets } from '../../../scripts/staticStyles/styleSheets.ts';
import { filesOf, productFilesOf, read, root } from '../repository.ts';
import { lackingInStyles, programOf, searchIn } from './lacking.ts';

/**
 * What is used although a supported browser lacks it or has it in part, with all that lies below, and why a person with that browser
 * loses nothing that counts.
 */
const allowed: Readonly<Record<string, string>> = {
  'css.properties.cursor': 'Phones have no pointer.',
  'css.properties.field-sizing': 'A text area has its first height, and scrolls or is made larger by hand.',
  'css.properties.resize': 'iPhones have no handle; there the text scrolls.',
  'css.properties.forced-color-adjust': 'Safari has no forced colours.',
  'css.properties.overscroll-behavior': 'A scroll that ends in a list goes on in the page.',
  'css.properties.overflow-anchor': 'It switches off what Safari never does.',
  'css.properties.orphans': 'Firefox lets a column break after each line, which is what it is set to.',
  'css.properties.widows': 'The same.',
  'css.properties.scrollbar-color': 'Safari draws its own bars, which are dark on a dark page.',
  'css.properties.scrollbar-width': 'The scrollbar of Safari is as wide as elsewhere on the computer.',
  'css.properties.overflow-clip-margin': 'The edge of a text is cut off four pixels earlier.',
  'css.properties.text-align.match-parent': 'Chromium reads `-webkit-match-parent`, which stands beside it.',
  'css.properties.text-wrap.pretty': 'The last line of a text may hold one word.',
  'css.properties.container-type.scroll-state': 'The line between a dialog and its bars shows no scrolling.',
  'css.at-rules.container.scroll-state_queries': 'As above.',
  'css.at-rules.starting-style': 'The part appears without a movement.',
  'css.at-rules.font-face.ascent-override': 'Text moves by a pixel when its font arrives.',
  'css.at-rules.font-face.descent-override': 'As above.',
  'css.at-rules.font-face.line-gap-override': 'As above.',
  'css.selectors.fullscreen': 'iPhones have no full screen, and no button for it is shown.',
  'api.Window.beforeunload_event':
    'Safari on iOS closes the tab without a question; what waits is sent by the next visit.',
  'api.OffscreenCanvasRenderingContext2D.imageSmoothingQuality': 'A picture that is made smaller is a little rougher.',
  'api.Document.fullscreenEnabled': 'It is undefined where there is no full screen, and no button is shown.',
  'api.Document.fullscreenElement': 'As above.',
  'api.Document.fullscreenchange_event': 'As above.',
  'api.Document.exitFullscreen': 'As above.',
  'api.Element.requestFullscreen': 'As above.',
  'api.Notification': 'Push is offered only where it is there. Chrome on Android shows it through the worker.',
  'api.PermissionStatus.change_event': 'A permission that was changed in the settings is seen after a reload.',
  'api.URLPattern': 'The worker uses it where it can declare routes, which only Chromium can.',
  'api.Window.requestIdleCallback': 'A task of a timer takes its place.',
  'api.Window.cancelIdleCallback': 'As above.',
  'api.Document.resume_event':
    'Only Chromium freezes a tab in this way. The others tell by `visibilitychange` and `pageshow`.',
  'api.Window.open': 'An iPhone ignores the size of a window.',
  'api.Element.wheel_event': 'A phone has no wheel that could count.',
  'api.Window.devicePixelRatio': 'Safari does not count the zoom. It is shown to support, and decides nothing.',
  'api.CustomElementRegistry.get': 'Safari has it but for elements that extend built-in ones.',
  'api.AudioParam.linearRampToValueAtTime': 'The chime begins and ends less softly.',
  'api.AudioParam.exponentialRampToValueAtTime': 'As above.',
  'api.KeyboardEvent.repeat': 'Chrome has it in part before 137. A key that is held may act more than once.',
  'api.KeyboardEvent.isComposing': 'The old code of the key tells it in Safari.',
  'api.KeyboardEvent.code': 'Keyboards on the screen of a phone write no shortcuts.',
  'javascript.builtins.Intl.Locale.getWeekInfo': 'The week begins on Monday.',
};

const isAllowedBy = (rule: string) => (key: string) =>
  key === rule || key.startsWith(`${rule}.`) || key === `${rule}_static`;
const plantedFile = 'packages/ui-kit/src/planted.ts';

/** Faults for scripts, each with the key that must be found. */
const plantedScripts = {
  'document.startViewTransition(() => undefined);': 'api.Document.startViewTransition',
  'const { startViewTransition } = document;': 'api.Document.startViewTransition',
  'void navigator.setAppBadge(1);': 'api.Navigator.setAppBadge',
  "document.createElement('div').addEventListener('scrollend', () => undefined);": 'api.Element.scrollend_event',
  "URL.parse('/');": 'api.URL.parse_static',
  "new URLPattern('/');": 'api.URLPattern',
  'new Set([1]).union(new Set());': 'javascript.builtins.Set.union',
  "({ startViewTransition: 1 }).startViewTransition; new URL('/').href;": null,
};
/** Faults for styles, likewise. */
const plantedStyles = {
  'a{field-sizing:content}': 'css.properties.field-sizing',
  'a{text-wrap:pretty}': 'css.properties.text-wrap.pretty',
  'a{inline-size:calc-size(auto, size)}': 'css.types.calc-size',
  'a{color:oklch(from red l c h)}': 'css.types.color.oklch.relative_syntax',
  '@scope (a){b{color:red}}': 'css.at-rules.scope',
  'a:has-slotted{color:red}': 'css.selectors.has-slotted',
  'a{user-select:none}': 'css.properties.user-select',
  'a{-webkit-user-select:none;user-select:none}': null,
  '@supports (field-sizing:content){a{field-sizing:content}}': null,
  '@supports (display:grid){a{field-sizing:content}}': 'css.properties.field-sizing',
  'a{display:grid;color:light-dark(red,blue)}': null,
};

describe('what a supported browser lacks', () => {
  const found = new Map<string, string>();
  const take = (place: string, keys: ReadonlySet<string>) => keys.forEach((key) => found.set(key, place));
  let search: ReturnType<typeof searchIn>;

  beforeAll(async () => {
    // The plug-in for Vite runs in Node.
    const scripts = productFilesOf(
      '{base,ui-kit,module,platform-client,module-host,notification-center,portal-shell}',
    ).filter((path) => !path.endsWith('/src/vite.ts'));
    const texts = Object.keys(plantedScripts).map(
      (text, index) => [plantedFile.replace('.ts', `${index}.ts`), `${text} export {};`] as const,
    );
    search = searchIn(programOf(scripts, Object.fromEntries(texts)));
    for (const path of scripts) take(path, search(path));
    for (const [path, components] of await styleSheets())
      for (const { css } of components.values()) take(path.slice(root.length), lackingInStyles(css));
    for (const path of filesOf('packages/{ui-kit,notification-center,portal-shell}/src/**/*.css'))
      take(path, lackingInStyles(read(path)));
  });

  it.each(
    Object.values(plantedScripts).map((key, index) => [Object.keys(plantedScripts)[index] ?? '', key, index] as const),
  )('is found in the script %s: %s', (_text, key, index) => {
    const keys = [...search(plantedFile.replace('.ts', `${index}.ts`))];
    if (key === null) expect(keys).toEqual([]);
    else expect(keys).toContain(key);
  });

  it.each(Object.entries(plantedStyles))('is found in the style %s: %s', (css, key) => {
    const keys = [...lackingInStyles(css)];
    if (key === null) expect(keys).toEqual([]);
    else expect(keys).toContain(key);
  });

  it('is not used, except where a person with that browser loses nothing that counts', () => {
    const rules = Object.keys(allowed);
    expect([...found].filter(([key]) => !rules.some((rule) => isAllowedBy(rule)(key)))).toEqual([]);
    expect(rules.filter((rule) => ![...found.keys()].some(isAllowedBy(rule)))).toEqual([]);
  });
});
