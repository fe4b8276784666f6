/** What of a view does not run in the portal. The sanitiser of the portal and the command `config check-view` share these rules; neither needs a page. */

/** The attribute of the element of a view with styles of its own. */
export const scopeAttribute = 'data-view-scope';

/** An element as the HTML of a view has it. */
export interface ViewElement {
  readonly tag: string;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  /** The content of a script or a style element. */
  readonly text: string;
}

/** Where a view comes from, and what it may load. */
export interface ViewPlace {
  /** The address of the view, the base of its addresses. */
  readonly address: string;
  /** The origins of style sheets and of the pictures in them, that of the view among them. */
  readonly origins: ReadonlySet<string>;
}

/** The place of a view: its styles come from its own server and from further origins. */
export const viewPlaceOf = (address: string, ...origins: readonly string[]): ViewPlace => ({
  address,
  origins: new Set([address, ...origins].map((one) => new URL(one).origin)),
});

interface ViewRule {
  /** What does not run, and what to do. */
  readonly cure: string;
  /** The parts of an element that break the rule. */
  readonly find: (element: ViewElement, place: ViewPlace) => readonly string[];
}

/** The at-rules that a view keeps. Every other one would reach the whole page, or cannot load. */
const keptAtRules: ReadonlySet<string> = new Set(['charset', 'media', 'supports', 'container', 'layer', 'keyframes']);

/** True if a rule of a style sheet stays, by its text. */
export function isKeptAtRule(text: string): boolean {
  const [, name] = /^\s*@(?:-\w+-)?([\w-]+)/.exec(text) ?? [];
  return name === undefined || keptAtRules.has(name.toLowerCase());
}

/** The value of an attribute; undefined if the element has none of this name. */
export const valueOf = ({ attributes }: ViewElement, name: string): string | undefined =>
  attributes.find((one) => one.name === name)?.value;

/** An address that a view names, as a browser reads it; null if it is none. */
const resolve = (address: string, base: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null;

/** The address of a style sheet that a view may load; null for any other. */
export function sheetAddress(element: ViewElement, { address, origins }: ViewPlace): string | null {
  const url = resolve(valueOf(element, 'href') ?? '', address);
  return url !== null && origins.has(url.origin) ? url.href : null;
}

/** True for a link to a style sheet that applies from the start. */
export const isSheetLink = (element: ViewElement): boolean => {
  const relation = ` ${valueOf(element, 'rel') ?? ''} `.toLowerCase();
  return element.tag === 'link' && /\sstylesheet\s/.test(relation) && !/\salternate\s/.test(relation);
};

const urlToken = /url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|((?:[^)"'\s\\]|\\.)*))\s*\)/gi;
const string = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
/** Ways to name an address that no `url()` shows: escaped letters, and functions that take a text. */
const hiddenAddress = /\\|\bsrc\(|image-set\(.*(?:["']|var\()/i;

/** Makes each address in a declaration absolute. Null if one is of another origin, or hidden. */
export function ownAddresses(declaration: string, { address, origins }: ViewPlace): string | null {
  let isRefused = false;
  const made = declaration.replaceAll(urlToken, (token, ...groups: (string | undefined)[]) => {
    const named = groups.slice(0, 3).find((group) => group !== undefined) ?? '';
    if (named.startsWith('#') || /^data:(?:image|font)\//i.test(named)) return token;
    const url = named.includes('\\') ? null : resolve(named, address);
    if (url === null || !origins.has(url.origin)) isRefused = true;
    return `url("${url?.href ?? ''}")`;
  });
  const rest = made.replaceAll(urlToken, '');
  const isHidden = hiddenAddress.test(/image-set\(/i.test(rest) ? rest : rest.replaceAll(string, ''));
  return isRefused || isHidden ? null : made;
}

/** The parts of a style sheet that a view does not keep, as its text has them. */
function partsOfSheet(text: string, place: ViewPlace): readonly string[] {
  const bare = text.replaceAll(/\/\*[^]*?\*\//g, '');
  const rules = bare.replaceAll(urlToken, 'url()').match(/@[\w-]+(?:"[^"]*"|'[^']*'|[^;{}"'])*/g) ?? [];
  const addresses = bare.replaceAll(/@import[^;]*/g, '').match(urlToken) ?? [];
  return [
    ...rules.filter((rule) => !isKeptAtRule(rule)).map((rule) => rule.trim()),
    ...addresses.filter((token) => ownAddresses(token, place) === null),
  ];
}

const removedTags = new Set(['iframe', 'frame', 'frameset', 'object', 'embed', 'applet', 'base']);
const addressAttributes = new Set(['href', 'src', 'action', 'formaction', 'xlink:href']);
/** Attributes that show an element above the whole page, without a script. */
export const topLayerAttributes: ReadonlySet<string> = new Set(['popover', 'popovertarget', 'popovertargetaction']);

const sheetCure =
  'Link an imported sheet instead, use the fonts of the portal, and pictures from the server of the view or from views.styleOrigins.';

/** What does not run, in the order in which it is said. */
const viewRules: readonly ViewRule[] = [
  {
    cure: 'Put the inline script into a file of a script folder (views.scriptFolders), and its data into data-… attributes.',
    find: (element) => (element.tag === 'script' && !valueOf(element, 'src') ? ['<script> without src'] : []),
  },
  {
    cure: 'Serve the script from a script folder of the monolith, as a classic script.',
    find: (element, { address }) => {
      const source = element.tag === 'script' ? valueOf(element, 'src') : undefined;
      if (!source) return [];
      const isForeign = resolve(source, address)?.origin !== resolve(address, address)?.origin;
      return isForeign || valueOf(element, 'type') === 'module' ? [`<script src="${source}">`] : [];
    },
  },
  {
    cure: 'Listen in a script of the view instead: element.addEventListener, or $(element).on.',
    find: ({ tag, attributes }) =>
      attributes.filter(({ name }) => name.startsWith('on')).map(({ name }) => `${name} of <${tag}>`),
  },
  {
    cure: 'Use a button, and listen to its click in a script of the view.',
    find: ({ tag, attributes }) =>
      attributes
        // A browser skips such characters in front of the scheme and inside of it.
        .filter(
          ({ name, value }) => addressAttributes.has(name) && /^javascript:/i.test(value.replaceAll(/[\0-\x20]/g, '')),
        )
        .map(({ name, value }) => `${name}="${value}" of <${tag}>`),
  },
  {
    cure: 'Leave it out: a view is a part of the page. Open other pages by a link.',
    find: ({ tag }) => (removedTags.has(tag) ? [`<${tag}>`] : []),
  },
  {
    cure: 'Open it by a script of the view, inside the view.',
    find: ({ tag, attributes }) =>
      attributes.filter(({ name }) => topLayerAttributes.has(name)).map(({ name }) => `${name} of <${tag}>`),
  },
  {
    cure: 'Serve the style sheet from the server of the view, or name its origin in views.styleOrigins.',
    find: (element, place) =>
      isSheetLink(element) && sheetAddress(element, place) === null
        ? [`<link href="${valueOf(element, 'href') ?? ''}">`]
        : [],
  },
  {
    cure: sheetCure,
    find: ({ tag, attributes, text }, place) => [
      ...(tag === 'style' ? partsOfSheet(text, place) : []),
      ...attributes.filter(({ name }) => name === 'style').flatMap(({ value }) => partsOfSheet(value, place)),
    ],
  },
];

/** A part of a view that does not run, and what to do. */
export interface ViewProblem {
  readonly part: string;
  readonly cure: string;
}

/** What of a style sheet does not apply. */
export const problemsOfSheet = (text: string, place: ViewPlace): readonly ViewProblem[] =>
  partsOfSheet(text, place).map((part) => ({ part, cure: sheetCure }));

/** What of an element does not run. */
export const problemsOf = (element: ViewElement, place: ViewPlace): readonly ViewProblem[] =>
  viewRules.flatMap(({ cure, find }) => find(element, place).map((part) => ({ part, cure })));

/** Says what of a view does not run: each cure once, with the parts that need it. */
export function problemsText(problems: readonly ViewProblem[]): string {
  const parts = new Map<string, Set<string>>();
  for (const { part, cure } of problems) parts.set(cure, (parts.get(cure) ?? new Set()).add(part));
  return [...parts].map(([cure, found]) => `- ${[...found].join(', ')}: ${cure}`).join('\n');
}
