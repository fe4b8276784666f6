import { createFakeBrowser, type FakeTab } from '../../transport/fake/createFakeTabs.ts';
import { createNotificationCenter } from '../createNotificationCenter.ts';
import type { NotificationCenter } from '../NotificationCenter.ts';
import type { Random } from '../../transport/createRandom.testing.ts';
import { createVirtualPage, type VirtualClock, type VirtualPage } from '../../transport/createVirtualClock.testing.ts';
import { commitDelayMs, type World } from './createWorld.testing.ts';

/** A tab with its notification center. */
export interface SimulatedTab {
  readonly center: NotificationCenter;
  readonly page: VirtualPage;
  readonly tab: FakeTab;
  readonly openedAt: number;
}

/** The tabs of one browser. */
export type SimulatedBrowser = ReturnType<typeof createSimulatedBrowser>;

const manyEnded = 'Jobs ended: ';

/** Mean time between audits in the model. */
export const auditMs = 60_000;

/** Creates a browser without tabs. `mind` decides what the person answers to toasts. */
export function createSimulatedBrowser(clock: VirtualClock, random: Random, world: World, mind: Random) {
  const itself = {};
  const later = (callback: () => void) => {
    clock.setTimer(itself, callback, random.between(0, 30));
  };
  const browser = createFakeBrowser(later, clock.now);
  const tabs: SimulatedTab[] = [];
  const toasts: string[] = [];
  let toldTogether = 0;
  const storageOf = createLaggingStorage(clock, random);

  /** The person lets the toast of a mark-all go, or presses Undo before. */
  function answerUndo(tab: FakeTab, onUndo: (() => void) | undefined, onClose: () => void) {
    const isUndone = mind.chance(0.4);
    const answer = () => {
      if (isUndone) onUndo?.();
      onClose();
    };
    clock.setTimer(tab, answer, mind.between(0, 8000));
  }

  return {
    tabs,
    /** Titles of all toasts of completed and failed jobs so far, in all tabs. */
    toasts,
    /** Returns the number of jobs in toasts for several jobs, which name no job. */
    toldTogether: () => toldTogether,
    open() {
      const tab = browser.openTab();
      const page = createVirtualPage(clock, random, tab);
      const center = createNotificationCenter({
        client: world.createClient(tab),
        // The server of the model runs the jobs. Other tests cover their commands.
        jobs: { legacy: noJobs, workflow: noJobs },
        transport: world.createTransport(tab),
        userId: 'avery',
        programId: 'N',
        callbacks: {
          navigate: () => {},
          toast: ({ title, action, onClose }) => {
            if (onClose !== undefined) answerUndo(tab, action?.onPress, onClose);
            else if (action !== undefined) toasts.push(title);
            else if (title.startsWith(manyEnded)) toldTogether += Number(title.slice(manyEnded.length));
          },
        },
        messages: {
          jobs: {
            severalCompleted: (completed) => `${manyEnded}${completed}`,
            severalFailed: (failed) => `${manyEnded}${failed}`,
            severalEnded: (completed, failed) => `${manyEnded}${completed + failed}`,
          },
        },
        commitDelaySeconds: commitDelayMs / 1000,
        auditSeconds: auditMs / 1000,
        tabs: tab,
        storage: storageOf(tab),
        hasUndo: true,
        environment: page.environment,
      });
      center.start();
      const opened = { center, page, tab, openedAt: clock.now() };
      tabs.push(opened);
      return opened;
    },
    /** Ends a tab like a crash. */
    kill(dead: SimulatedTab) {
      tabs.splice(tabs.indexOf(dead), 1);
      clock.forget(dead.tab);
      world.bury(dead.tab);
      dead.tab.die();
    },
  };
}

/** Creates the storage that the tabs share. As in browsers, a write reaches the other tabs a little later. */
function createLaggingStorage(clock: VirtualClock, random: Random) {
  const writes: { readonly key: string; readonly value: string; readonly by: object; readonly seenAt: number }[] = [];
  return (tab: object) => ({
    getItem: (key: string) =>
      writes.findLast((write) => write.key === key && (write.by === tab || write.seenAt <= clock.now()))?.value ?? null,
    setItem(key: string, value: string) {
      writes.push({ key, value, by: tab, seenAt: clock.now() + random.between(0, 200) });
    },
  });
}

const unused = () => Promise.reject(new Error('The model runs no commands.'));
const noJobs = { get: unused, getExportedFileUrl: unused, retry: unused, cancel: unused };
