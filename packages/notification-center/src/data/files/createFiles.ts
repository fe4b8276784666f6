import { saveFile } from '@gantry/ui-kit';
import type { Notification } from '../../core/notification.ts';
import { refusalOf, safeLink } from '../../core/utilities/links.ts';
import type { CenterParts } from '../center/CenterParts.ts';
import { fileReadyToast } from '../center/completionToast.ts';
import { ExplainedError } from '../center/createNotices.ts';
import { holdPage, openLink, openWaitingTab, type WaitingTab } from './openAddress.ts';

const pdf = /\.pdf$/i;

/** Creates what hands files of jobs to the person. The page itself never goes to the address of a file: that would end its connection and its unsaved work. */
export function createFiles({
  options,
  lifetime,
  texts,
  notices,
}: Pick<CenterParts, 'options' | 'lifetime' | 'texts' | 'notices'>) {
  const { openUrl = openLink, saveFile: save = saveFile } = options.callbacks;
  const { environment } = lifetime;
  const allowed = [...(options.allowedLinkOrigins ?? [])];

  /** A file of this page's own origin may have an address with http, as on a developer's machine. */
  const origins = () => (typeof location === 'undefined' ? allowed : [...allowed, location.origin]);

  /** Shows an address in the tab that waits, or in a new one: at once, or when the person presses if the browser would block it. */
  function show(item: Notification, url: string, tab: WaitingTab | null) {
    if (tab !== null && !tab.isClosed()) tab.show(url);
    else if (tab === null && environment.mayOpenTab()) openUrl(url);
    else notices.toast(fileReadyToast(item, texts.messages.get(), () => openUrl(url)));
  }

  /**
   * Fetches the file of an item and saves it, or shows it in a new tab if it is a PDF. Call it within the press that asks for it.
   *
   * @param addressOf asks the service for the address of the file
   * @param onProgress gets the percentage received; null while it is not known
   * @throws ExplainedError if there is no file to be had
   */
  return async (
    item: Notification,
    addressOf: () => Promise<string>,
    onProgress: (percentage: number | null) => void,
  ): Promise<void> => {
    const { jobs, items } = texts.messages.get();
    const title = item.title || items.untitled;
    // "A pdf opens in a new tab, other files in the same tab."
    const { blobName } = item.payload;
    const isAwaited = pdf.test(blobName ?? '') && options.callbacks.openUrl === undefined;
    const tab = isAwaited ? openWaitingTab(jobs.fetchingFileOf(title)) : null;
    const letPageGo = holdPage();
    try {
      const address = await addressOf();
      const link = safeLink(address, origins());
      if (link === null) throw new ExplainedError(`The exported file was not fetched: ${refusalOf(address)}`);
      const url = new URL(link.kind === 'path' ? link.path : link.url, globalThis.location?.href).href;
      // The policy of the page names these origins. A browser opens the files of any other by itself.
      const isReadable = origins().includes(new URL(url).origin);
      const file = isReadable
        ? await lifetime.call(async (signal) => {
            const { askForFile } = await import('./askForFile.ts');
            return askForFile({ url, title, blobName, signal, setTimer: environment.setTimer });
          })
        : null;
      const isShown = file?.type === 'application/pdf' || pdf.test(new URL(url).pathname);
      if (file !== null && (file.isAttachment || !isShown)) {
        tab?.close();
        save(await lifetime.call(() => file.read(onProgress)), file.name);
      } else {
        file?.leave();
        show(item, url, tab);
      }
    } catch (error) {
      tab?.close();
      throw error;
    } finally {
      letPageGo();
    }
  };
}
