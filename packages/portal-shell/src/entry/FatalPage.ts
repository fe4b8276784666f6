/** The pages that are drawn before, or instead of, the application: with the DOM alone, and with styles of their own. */
import { effectivePreferences } from '../preferences/effectivePreferences.ts';
import { createPreferencesStore } from '../preferences/preferencesStore.ts';
import { localStore } from '../storage/browserStorage.ts';
import { arabic } from './messages/arabic.ts';
import { english, type EntryMessages } from './messages/english.ts';
import { fatalPageStyles } from './FatalPage.styles.ts';

/** What a person can do about it. */
export interface PageAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** What such a page shows. */
export interface FatalPage {
  readonly title: string;
  readonly description: string;
  /** What exactly is wrong, by name. */
  readonly details?: readonly { readonly name: string; readonly text: string }[];
  readonly action: PageAction;
  /** The other way on. */
  readonly secondAction?: PageAction;
}

const preferences = () =>
  effectivePreferences(createPreferencesStore(localStore, window).get(), null, navigator.languages);

/** The texts in the language that the person set, or the browser's. */
export function entryMessages(): EntryMessages {
  return preferences().language === 'ar' ? arabic : english;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

/** Gives the document the person's language, direction and theme. */
function dress(): void {
  const { language, direction, theme } = preferences();
  const root = document.documentElement;
  Object.assign(root, { lang: language, dir: direction });
  root.dataset['theme'] = theme;
  // A style sheet made by script is no inline style to the policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fatalPageStyles);
  document.adoptedStyleSheets = [sheet];
}

function actionButton({ label, onPress }: PageAction, rank: 'first' | 'second'): HTMLButtonElement {
  const button = element('button', label);
  button.type = 'button';
  button.dataset['rank'] = rank;
  button.addEventListener('click', onPress);
  return button;
}

/** Draws an error or a question in place of the whole page and moves the focus to it. */
export function drawFatalPage(root: HTMLElement, page: FatalPage): void {
  dress();
  const heading = element('h1', page.title);
  heading.tabIndex = -1;
  const list = element('dl');
  for (const { name, text } of page.details ?? []) {
    const key = element('bdi', name);
    key.dir = 'ltr';
    list.append(element('div', element('dt', key), element('dd', text)));
  }
  // The heading is read as it takes the focus, and this after it.
  const description = element('p', page.description);
  description.setAttribute('role', 'alert');
  const main = element('main', heading, description, actionButton(page.action, 'first'));
  if (page.secondAction !== undefined) main.append(' ', actionButton(page.secondAction, 'second'));
  if (list.childElementCount > 0) main.append(list);
  main.className = 'fatal';
  root.replaceChildren(main);
  document.title = `${page.title} · Gantry`;
  heading.focus();
}

/** Draws one sentence while the browser is on its way elsewhere. */
export function drawStatusPage(root: HTMLElement, text: string): void {
  dress();
  const status = element('p', text);
  status.setAttribute('role', 'status');
  const main = element('main', status);
  main.className = 'fatal';
  root.replaceChildren(main);
}
