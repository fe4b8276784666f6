/** The pages before, or instead of, the application. They use only the DOM, and have their own styles. */
import { effectivePreferences } from '../preferences/effectivePreferences.ts';
import { readPreferences } from '../preferences/preferences.ts';
import { localStore } from '@gantry/platform-client/storage/browserStorage';
import { entryMessages as english, type EntryMessages } from '../languages/en/entry.ts';
import type { ExpectationMessages } from '../languages/en/expectations.ts';
import { fatalPageStyles } from './FatalPage.styles.ts';

interface PageAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface FatalPage {
  readonly title: string;
  readonly description: string;
  /** The errors by name. */
  readonly details?: readonly { readonly name: string; readonly text: string }[];
  /** What the description speaks of. */
  readonly items?: readonly string[];
  readonly action: PageAction;
  /** An alternative to the first action. */
  readonly secondAction?: PageAction;
}

/** What the pages follow of the person's preferences, or else of the browser's. */
export const preferences = () => effectivePreferences(readPreferences(localStore), null, navigator.languages);

/** The messages of the pages in every language: a page about a server that does not answer must not need another file. */
const everyLanguage = import.meta.glob<EntryMessages>('../languages/*/entry.ts', {
  eager: true,
  import: 'entryMessages',
});

/** The messages in the person's language, or else the browser's. */
export const entryMessages = (): EntryMessages =>
  everyLanguage[`../languages/${preferences().language}/entry.ts`] ?? english;

/** Loads what the value of a wrong key must be, in the same language. */
export const loadExpectations = async (): Promise<ExpectationMessages> =>
  (await import('./expectations.ts')).expectationsIn(preferences().language);

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.append(...content);
  return created;
}

/** Draws a page in the person's language, direction and theme. */
function draw(root: HTMLElement, main: HTMLElement): void {
  const { language, direction, theme } = preferences();
  const { documentElement } = document;
  Object.assign(documentElement, { lang: language, dir: direction });
  documentElement.dataset['theme'] = theme;
  // The policy allows a style sheet that a script constructs.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fatalPageStyles);
  document.adoptedStyleSheets = [sheet];
  main.className = 'fatal';
  root.replaceChildren(main);
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
  const heading = element('h1', page.title);
  heading.tabIndex = -1;
  const list = element('dl');
  for (const { name, text } of page.details ?? []) {
    const key = element('bdi', name);
    key.dir = 'ltr';
    list.append(element('div', element('dt', key), element('dd', text)));
  }
  // Screen readers read the heading when it takes the focus, and then this text.
  const description = element('p', page.description);
  description.setAttribute('role', 'alert');
  const items = element('ul', ...(page.items ?? []).map((text) => element('li', element('bdi', text))));
  const named = items.childElementCount > 0 ? [items] : [];
  const main = element('main', heading, description, ...named, actionButton(page.action, 'first'));
  if (page.secondAction !== undefined) main.append(' ', actionButton(page.secondAction, 'second'));
  if (list.childElementCount > 0) main.append(list);
  draw(root, main);
  document.title = `${page.title} · Gantry`;
  heading.focus();
}

/** Draws one sentence while the browser loads another page. */
export function drawStatusPage(root: HTMLElement, text: string): void {
  const status = element('p', text);
  status.setAttribute('role', 'status');
  draw(root, element('main', status));
}
