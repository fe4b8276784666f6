import DOMPurify from 'dompurify';
import type { PlatformOptions } from '@gantry/platform-client/PlatformOptions';
import type { ViewQuestion } from '@gantry/platform-client/services/monolith/monolith';
import { rewriteSrcset } from './srcset.ts';
import { readView, type ViewSheet } from './readView.ts';
import {
  problemsOf,
  problemsText,
  topLayerAttributes,
  viewPlaceOf,
  type ViewPlace,
  type ViewProblem,
} from './viewRules.ts';

/** The sanitised HTML of a view, and the scripts that it named. */
export interface SanitisedView {
  readonly fragment: DocumentFragment;
  /** The `src` of each script, in order and unchanged. */
  readonly scripts: readonly string[];
  /** Its style sheets, in order. */
  readonly sheets: readonly ViewSheet[];
}

/** The folders and origins from which views load scripts, style sheets and pictures. */
export interface ViewOptions {
  /** The folders from which the monolith serves scripts. A script of another folder is not run. */
  readonly scriptFolders: readonly string[];
  /** Further origins of style sheets and pictures. */
  readonly styleOrigins: readonly string[];
}

/** What says where a view comes from. */
export interface ViewOrigin {
  readonly question: ViewQuestion;
  readonly services: PlatformOptions['services'];
  readonly views: Pick<ViewOptions, 'styleOrigins'>;
}

/** The place of a view of the portal, whose own origin serves styles too. */
export const placeOf = ({ question, services, views }: ViewOrigin): ViewPlace =>
  viewPlaceOf(services[question.service] + question.path, location.origin, ...views.styleOrigins);

/** This is a separate instance, because hooks apply to the whole instance. */
const purifier = DOMPurify(window);

const mediaTags: ReadonlySet<string> = new Set(['AUDIO', 'IMG', 'INPUT', 'SOURCE', 'TRACK', 'VIDEO']);

/** Makes the addresses of pictures and other media absolute, because the monolith serves them. Invalid addresses are removed. */
function rewriteMedia(node: Element, viewAddress: string): void {
  if (!mediaTags.has(node.tagName)) return;
  const rewrite = (address: string) => (URL.canParse(address, viewAddress) ? new URL(address, viewAddress).href : null);
  const set = (name: string, value: string | null) => {
    if (value) node.setAttribute(name, value);
    else node.removeAttribute(name);
  };
  for (const name of ['src', 'poster']) {
    const address = node.getAttribute(name);
    if (address !== null) set(name, rewrite(address));
  }
  const srcset = node.getAttribute('srcset');
  if (srcset !== null) set('srcset', rewriteSrcset(srcset, rewrite));
}

const rememberedViews = 8;

/** The last views by their address and HTML, the newest last. Their fragments are never shown; copies of them are. */
const remembered = new Map<string, SanitisedView>();
const said = new Set<string>();

/**
 * Sanitises the HTML of a view: no script, handler, frame or `javascript:` address is left in it, and its styles are apart. The result of the same
 * HTML is remembered, so that a view that is opened again, or was loaded in advance, is shown at once. What does not run is said once.
 */
export function sanitiseView(html: string, place: ViewPlace): SanitisedView {
  const key = `${place.address} ${html}`;
  const view = remembered.get(key) ?? sanitise(html, place);
  remembered.delete(key);
  remembered.set(key, view);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedViews && oldest !== undefined) remembered.delete(oldest);
  return { ...view, fragment: document.importNode(view.fragment, true) };
}

/** Says what of a view, or of a style sheet of one, does not run. */
export function sayProblems(address: string, problems: readonly ViewProblem[]): void {
  const text = `The portal left out parts of ${address}. docs/modules/views.md shows how to mend them.\n${problemsText(problems)}`;
  if (problems.length > 0 && !said.has(text)) console.warn(text);
  said.add(text);
}

function sanitise(text: string, place: ViewPlace): SanitisedView {
  const scripts: string[] = [];
  const { elements, sheets, html } = readView(text, place);
  sayProblems(
    place.address,
    elements.flatMap((element) => problemsOf(element, place)),
  );
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    const source = tagName === 'script' && node instanceof Element && node.getAttribute('src');
    if (source) scripts.push(source);
  });
  purifier.addHook('afterSanitizeAttributes', (node) => {
    rewriteMedia(node, place.address);
    if (node.getAttribute('target') === '_blank') node.setAttribute('rel', 'noopener');
  });
  try {
    const fragment = purifier.sanitize(html, {
      RETURN_DOM_FRAGMENT: true,
      FORCE_BODY: true,
      FORBID_TAGS: ['style', 'link', 'meta', 'base'],
      FORBID_ATTR: ['style', ...topLayerAttributes],
      ADD_ATTR: ['target'],
    });
    return { fragment, scripts, sheets };
  } finally {
    purifier.removeAllHooks();
  }
}
