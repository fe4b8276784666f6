import { createWritable } from '@gantry/base/observable';
import type { Notification } from '../../core/notification.ts';
import { clickTarget, type ClickTarget } from '../../core/rules/clickTarget.ts';
import { refusalOf, safeLink } from '../../core/utilities/links.ts';
import type { NotificationDialog } from '../NotificationCenter.ts';
import type { CenterParts } from './CenterParts.ts';
import { openLink } from '../files/openAddress.ts';

/** A path of the app, in `program` if that is given. */
type PagePlace = Omit<Extract<ClickTarget, { kind: 'path' }>, 'kind'>;

/** Creates what leads to the targets of items: dialogs, pages and programs. */
export function createNavigation(
  parts: Pick<CenterParts, 'options' | 'feed' | 'lifetime' | 'texts' | 'notices' | 'readState' | 'jobActions'>,
) {
  const { options, feed, lifetime, texts, notices, readState, jobActions } = parts;
  const { callbacks, allowedLinkOrigins, appRoot, importResultPage = () => null } = options;
  const targetOf = (item: Notification) => clickTarget(item, allowedLinkOrigins, appRoot);
  const dialog = createWritable<NotificationDialog | null>(null);
  let programId = options.programId ?? null;
  let cancelOpening = () => {};
  // Counts the places that the person went to. A program that is switched late must not take them away from a later one.
  let departures = 0;

  function openDialog(next: NotificationDialog, delayMs = 0) {
    cancelOpening();
    if (delayMs === 0) dialog.set(next);
    else cancelOpening = lifetime.environment.setTimer(() => dialog.set(next), delayMs);
  }

  /** Calls off what an earlier click has still to do. */
  function depart() {
    cancelOpening();
    departures += 1;
  }

  async function go({ path, program }: PagePlace, id: string) {
    const departure = departures;
    if (program !== null && program.id !== programId) {
      try {
        await lifetime.call(async () => callbacks.switchProgram?.(program));
      } catch (error) {
        // The app refused and has said why, or the center was stopped: the person stays.
        notices.log(
          'The app did not switch to the program of the notification, so its page was not opened.',
          error,
          id,
        );
        return;
      }
    }
    if (departure === departures) callbacks.navigate(path);
  }

  function programOf(id: string) {
    const { program = null, programName = null } = feed.getItem(id)?.payload ?? {};
    return program === null ? null : { id: program, name: programName };
  }

  function follow(id: string, target: ClickTarget) {
    switch (target.kind) {
      case 'path':
        return go(target, id);
      case 'external':
        return (callbacks.openUrl ?? openLink)(target.url);
      case 'download':
        return jobActions.download(id);
      case 'errorDetails':
        return openDialog({ kind: 'errorDetails', id });
      case 'results':
        return openDialog({ kind: 'results', id }, target.delayMs);
      default:
        return undefined;
    }
  }

  return {
    dialog,
    targetOf,
    hrefOf(item: Notification) {
      const target = targetOf(item);
      if (target.kind === 'external') return target.url;
      // A new tab would open in the present program.
      if (target.kind !== 'path' || (target.program !== null && target.program.id !== programId)) return null;
      // The path of an app need not be an address.
      return callbacks.createHref?.(target.path) ?? null;
    },
    openDialog,
    closeDialog() {
      cancelOpening();
      dialog.set(null);
    },
    open(id: string) {
      const item = feed.getItem(id);
      if (item === undefined) return;
      // Decided before the mark, because the results dialog waits if the item was unread.
      const target = targetOf(item);
      const { route } = item.payload;
      if (route !== null && target.kind === 'none' && safeLink(route, allowedLinkOrigins, appRoot) === null)
        notices.log(`The link of the notification was not followed: ${refusalOf(route)}`, undefined, id);
      depart();
      void readState.markAsRead(id);
      void follow(id, target);
    },
    importResultPage(title: string, id: string) {
      const program = programOf(id);
      return program === null || program.id === programId ? importResultPage(title, id) : null;
    },
    openResultPage(id: string) {
      const path = importResultPage(feed.getItem(id)?.title ?? '', id);
      depart();
      if (path !== null) void go({ path, program: programOf(id) }, id);
      else notices.toast({ tone: 'information', title: texts.messages.get().errors.importResultsNotImplemented });
    },
    setProgramId: (next: string | null) => {
      programId = next;
    },
  };
}
