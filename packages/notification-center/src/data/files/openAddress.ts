/** A tab that waits for its address. */
export type WaitingTab = NonNullable<ReturnType<typeof openWaitingTab>>;

/** Loads a path of the app in this tab. */
export function loadPage(path: string): void {
  window.location.assign(path);
}

/** Opens a checked address in a new tab. Browsers allow it within a press. */
export function openLink(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}

/**
 * Opens a tab for an address that is not known yet, within the press that asks for it: later, a browser blocks it.
 * @param text what the tab shows meanwhile
 * @returns null if the browser blocks it all the same
 */
export function openWaitingTab(text: string) {
  const tab = window.open('', '_blank');
  if (tab === null) return null;
  // The page that it will show must not reach this one.
  tab.opener = null;
  const { documentElement: root, body } = tab.document;
  const { lang, dir } = document.documentElement;
  Object.assign(root, { lang, dir });
  Object.assign(root.style, { colorScheme: 'light dark', font: '1rem system-ui', padding: '2rem' });
  tab.document.title = text;
  body.textContent = text;
  return {
    /** Whether the person has closed it. */
    isClosed: () => tab.closed,
    show: (url: string) => tab.location.replace(url),
    close: () => tab.close(),
  };
}

/**
 * Makes the browser ask before this page goes, and what it has received of a file with it.
 * @returns ends that
 */
export function holdPage(): () => void {
  const own = new AbortController();
  // A server has no page.
  globalThis.addEventListener?.('beforeunload', (event) => event.preventDefault(), own);
  return () => own.abort();
}
