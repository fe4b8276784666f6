/** The style sheets of a view. The browser reads them, and each rule is then bound to the element of the view. */
import { styleAttribute } from './readView.ts';
import { isKeptAtRule, ownAddresses, scopeAttribute, type ViewPlace } from './viewRules.ts';

export interface SheetSource {
  readonly css: string;
  readonly media: string;
  /** The address of the sheet, the base of its addresses, and the origins that it may load from. */
  readonly place: ViewPlace;
}

/** Splits a text at the characters outside of strings, brackets and escapes. The characters begin the parts after the first. */
function splitAt(text: string, isSeparator: (character: string) => boolean): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [token] of text.matchAll(/\\[^]|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|[^]/g)) {
    if (/^[([{]$/.test(token)) depth += 1;
    if (/^[)\]}]$/.test(token)) depth -= 1;
    if (depth === 0 && isSeparator(token)) parts.push('');
    parts.push((parts.pop() ?? '') + token);
  }
  return parts;
}

const isComma = (character: string): boolean => character === ',';
/** Stands for `::` while a selector is split. No selector of a browser contains it. */
const mark = '\u0000';

/** The page itself, which is the element of the view for its sheets. */
const pageSelector = /^(?:(?:html|:root)[\s>]+)?(?:html|body|:root)(?![\w-\\|])/i;

/**
 * Binds a selector to a view: it selects the element of the view instead of the page, and otherwise only what is inside. One attribute more
 * makes it stronger than the portal's styles of plain elements. The rest of it may name what is around the view, which changes nothing there.
 */
export function boundSelector(selectors: string, scope: string): string {
  const own = `[${scopeAttribute}="${scope}"]`;
  return splitAt(selectors, isComma)
    .map((part) => part.replace(/^,\s*/, '').trim().replace(pageSelector, own))
    .map((selector) => {
      const compounds = splitAt(selector, (character) => /[\s>+~]/.test(character));
      const last = compounds.at(-1) ?? '';
      if (last.startsWith(own)) return selector;
      // A pseudo-element stays at the end.
      const [element = '', ...pseudo] = splitAt(last.replaceAll('::', mark), (character) => character === mark);
      const bound = `${element}:is([${scopeAttribute}]${own} *)${pseudo.join('')}`;
      return [...compounds.slice(0, -1), bound.replaceAll(mark, '::')].join('');
    })
    .join(', ');
}

/** Declarations without addresses of other origins, and with animations of the view. */
function clean(style: CSSStyleDeclaration, place: ViewPlace, animations: ReadonlySet<string>, scope: string): void {
  const kept = splitAt(style.cssText, (character) => character === ';').flatMap(
    (part) => ownAddresses(part.replace(/^;/, ''), place) ?? [],
  );
  style.cssText = kept.join(';');
  const names = style.animationName;
  const own = names.split(', ').map((name) => (animations.has(name) ? nameOf(name, scope) : name));
  if (names !== '' && own.join(', ') !== names)
    style.setProperty('animation-name', own.join(', '), style.getPropertyPriority('animation-name'));
}

const nameOf = (animation: string, scope: string): string => `${animation}-${scope}`;

type Holder = CSSStyleSheet | CSSGroupingRule | CSSStyleRule | CSSKeyframesRule;

/** Binds the rules of a sheet, and of the rules in it. What cannot be bound goes. */
function bind(holder: Holder, place: ViewPlace, animations: ReadonlySet<string>, scope: string): void {
  for (let index = holder.cssRules.length - 1; index >= 0; index -= 1) {
    const rule = holder.cssRules[index];
    if (rule === undefined) continue;
    let isBound = isKeptAtRule(rule.cssText);
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = boundSelector(rule.selectorText, scope);
      isBound = splitAt(rule.selectorText, isComma).every((selector) =>
        selector.includes(`[${scopeAttribute}="${scope}"]`),
      );
    }
    if (!isBound) {
      if (!(holder instanceof CSSKeyframesRule)) holder.deleteRule(index);
      continue;
    }
    if (rule instanceof CSSKeyframesRule) rule.name = nameOf(rule.name, scope);
    if ('style' in rule) clean(rule.style as CSSStyleDeclaration, place, animations, scope);
    if ('cssRules' in rule) bind(rule as Holder, place, animations, scope);
  }
}

function animationsIn({ cssRules }: Pick<CSSStyleSheet, 'cssRules'>): readonly string[] {
  return [...cssRules].flatMap((rule) => {
    if (rule instanceof CSSKeyframesRule) return [rule.name];
    return rule instanceof CSSGroupingRule ? animationsIn(rule) : [];
  });
}

let scopes = 0;

/** A view that is going to be shown, and its style sheets. */
interface StyledView {
  readonly container: HTMLElement;
  readonly fragment: DocumentFragment;
  readonly sources: readonly SheetSource[];
  readonly place: ViewPlace;
}

/** Gives a view its style sheets and its `style` attributes, before it is shown. The sheets go when the signal fires. */
export function applyStyles({ container, fragment, sources, place: viewPlace }: StyledView, signal: AbortSignal): void {
  // What has a style is an element of HTML, SVG or MathML.
  const styled = [...fragment.querySelectorAll<HTMLElement>(`[${styleAttribute}]`)];
  if (sources.length === 0 && styled.length === 0) return;
  scopes += 1;
  const scope = String(scopes);
  container.setAttribute(scopeAttribute, scope);
  const sheets = sources.map(({ css, media, place }) => {
    const sheet = new CSSStyleSheet({ media });
    sheet.replaceSync(css);
    return { sheet, place };
  });
  const animations = new Set(sheets.flatMap(({ sheet }) => animationsIn(sheet)));
  for (const { sheet, place } of sheets) bind(sheet, place, animations, scope);
  for (const element of styled) {
    element.style.cssText = element.getAttribute(styleAttribute) ?? '';
    element.removeAttribute(styleAttribute);
    clean(element.style, viewPlace, animations, scope);
  }
  const own = new Set(sheets.map(({ sheet }) => sheet));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...own];
  signal.addEventListener('abort', () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => !own.has(sheet));
  });
}
