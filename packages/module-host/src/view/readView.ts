import { isSheetLink, sheetAddress, valueOf, type ViewElement, type ViewPlace } from './viewRules.ts';

/** A style sheet that a view contains or links. */
export type ViewSheet = { readonly media: string } & ({ readonly css: string } | { readonly href: string });

/** A view as its text has it. */
export interface ViewText {
  readonly elements: readonly ViewElement[];
  /** Its style sheets, in order. */
  readonly sheets: readonly ViewSheet[];
  /** The HTML without its style elements. A parser would report each of them, and each `style`, to the policy. */
  readonly html: string;
}

/** Holds what the `style` of an element said. */
export const styleAttribute = 'data-view-style';

const comment = /<!--[^]*?(?:-->|$)/y;
const tagName = /<([a-z][^\s/>]*)/iy;
const attribute = /[\s/]*([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;
const rawText = /^(?:script|style|textarea|title|xmp|iframe|noembed|noframes)$/;

const named: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', colon: ':' };
const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));?/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return named[name] ?? whole;
      return String.fromCodePoint(decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal));
    },
  );

/**
 * Reads the elements of a view from its HTML, without a page. What it misreads loses its styles and is sanitised all the same: the portal shows
 * only what the sanitiser has parsed.
 */
export function readView(html: string, place: ViewPlace): ViewText {
  const elements: ViewElement[] = [];
  const sheets: ViewSheet[] = [];
  let kept = '';
  let keptTo = 0;
  let at = 0;
  /** Writes what stands between the last part that was left out and this one. */
  const leaveOut = (from: number, to: number, instead = '') => {
    kept += html.slice(keptTo, from) + instead;
    keptTo = to;
  };
  const match = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const found = pattern.exec(html);
    if (found !== null) at = pattern.lastIndex;
    return found;
  };
  for (;;) {
    const start = html.indexOf('<', at);
    if (start === -1) break;
    at = start;
    if (match(comment) !== null) continue;
    const tag = match(tagName)?.[1]?.toLowerCase();
    if (tag === undefined) {
      at = start + 1;
      continue;
    }
    const attributes: { readonly name: string; readonly value: string }[] = [];
    for (let found = match(attribute); found !== null; found = match(attribute)) {
      const [whole, written = '', ...values] = found;
      const name = written.toLowerCase();
      attributes.push({ name, value: decoded(values.find((value) => value !== undefined) ?? '') });
      const from = at - whole.length + whole.indexOf(written);
      if (name === 'style' && tag !== 'style') leaveOut(from, from + written.length, styleAttribute);
    }
    const end = html.indexOf('>', at);
    at = end === -1 ? html.length : end + 1;
    let text = '';
    if (rawText.test(tag)) {
      const close = html.slice(at).search(new RegExp(`</${tag}[\\s/>]`, 'i'));
      text = close === -1 ? html.slice(at) : html.slice(at, at + close);
      at += text.length;
    }
    const element = { tag, attributes, text };
    elements.push(element);
    const media = valueOf(element, 'media') ?? '';
    const href = isSheetLink(element) ? sheetAddress(element, place) : null;
    if (href !== null) sheets.push({ href, media });
    if (tag === 'style') {
      sheets.push({ css: text, media });
      leaveOut(start, at);
    }
  }
  leaveOut(html.length, html.length);
  return { elements, sheets, html: kept };
}
