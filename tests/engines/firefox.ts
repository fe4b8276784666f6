import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram } from '../startProgram.ts';
import { actionsOf } from './actions.ts';
import { BiDi, type Remote } from './BiDi.ts';
import { findingOne, type Engine, type EngineTab, type FramePath, type Json, type Message } from './engine.ts';
import { until } from './until.ts';

export type Preferences = Readonly<Record<string, boolean | string | number>>;

/** Preferences of the profile: a closed network gets no requests of the browser itself. */
const preferences: Preferences = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  // After a crash it asks neither for the pages of before nor for a start in safe mode.
  'browser.sessionstore.resume_from_crash': false,
  'toolkit.startup.max_resumed_crashes': -1,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.server': '',
  'services.settings.server': '',
  'toolkit.legacyUserProfileCustomizations.stylesheets': true,
};

/** A Tab after the last element of the page would give the focus to Firefox's own bar, and nothing that a page or a press does brings it back. */
const withoutBar = '#navigator-toolbox { display: none; }';

/** Firefox by WebDriver BiDi, over the WebSocket of Node. */
export async function startFirefox(
  executable: string,
  { preferences: more = {}, folder }: { readonly preferences?: Preferences; readonly folder?: string },
): Promise<Engine> {
  const profile = folder ?? (await mkdtemp(join(tmpdir(), 'gantry-firefox-')));
  const lines = Object.entries({ ...preferences, ...more }).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  await mkdir(join(profile, 'chrome'), { recursive: true });
  await writeFile(join(profile, 'chrome', 'userChrome.css'), withoutBar);
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile, 'about:blank'];
  const pattern = /WebDriver BiDi listening on (ws:\S+)\s/;
  const { printed, ended, end } = await startProgram(executable, args, pattern, { hasGroup: true });
  const bidi = await BiDi.connect(`${printed[0] ?? ''}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  return {
    open: async () => openProfile(bidi, folder === undefined ? await newContext(bidi) : 'default', folder),
    kill: () => end('SIGKILL'),
    async close() {
      if (folder === undefined) {
        await end();
        await rm(profile, { recursive: true, force: true });
        return;
      }
      // In good order, so that it writes what it has.
      await bidi.send('browser.close');
      await ended;
    },
  };
}

const newContext = async (bidi: BiDi) => (await bidi.send('browser.createUserContext')).userContext;

async function openProfile(bidi: BiDi, userContext: string, place = tmpdir()) {
  const downloads = await mkdtemp(join(place, 'gantry-downloads-'));
  await bidi.send('browser.setDownloadBehavior', {
    downloadBehavior: { type: 'allowed', destinationFolder: downloads },
    userContexts: [userContext],
  });
  const known = new Map<Json | undefined, EngineTab>();
  const tabFor = (context: string) => {
    const tab = known.get(context) ?? tabOf(bidi, context);
    known.set(context, tab);
    return tab;
  };
  return {
    downloads,
    async newTab() {
      const tab = tabFor((await bidi.send('browsingContext.create', { type: 'tab', userContext })).context);
      await tab.resize(1440, 900);
      return tab;
    },
    async tabs() {
      const { contexts } = await bidi.send('browsingContext.getTree', { maxDepth: 0 });
      return contexts.filter((each) => each.userContext === userContext).map(({ context }) => tabFor(context));
    },
    async setNotifications(origin: string, state: string) {
      await bidi.send('permissions.setPermission', {
        descriptor: { name: 'notifications' },
        state,
        origin,
        userContext,
      });
    },
    async close() {
      await bidi.send('browser.removeUserContext', { userContext });
      await rm(downloads, { recursive: true });
    },
  };
}

function tabOf(bidi: BiDi, context: string): EngineTab {
  const messages: Message[] = [];
  bidi.onLog((entry) => {
    if (entry.source.context !== context) return;
    const type = entry.level === 'error' || entry.level === 'warn' ? entry.level : 'info';
    messages.push({ type: type === 'warn' ? 'warning' : type, text: entry.text ?? '' });
  });

  async function callIn(target: string, source: string, args: readonly Json[]): Promise<Remote> {
    const answer = await bidi.send('script.callFunction', {
      target: { context: target },
      functionDeclaration: `(given) => (${source})(...JSON.parse(given))`,
      arguments: [{ type: 'string', value: JSON.stringify(args) }],
      awaitPromise: true,
      userActivation: true,
    });
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result;
  }
  async function contextOf(frames: FramePath): Promise<string> {
    const inner = frames.at(-1);
    if (inner === undefined) return context;
    const outer = await contextOf(frames.slice(0, -1));
    const found = await callIn(outer, `(selector) => (${findingOne})(selector).contentWindow`, [inner]);
    const { value } = found;
    if (typeof value !== 'object' || value === null || !('context' in value)) throw new Error(`${inner} is no frame`);
    return String(value.context);
  }
  return {
    messages,
    // A page that leads on by itself at this moment ends the navigation.
    goto: (url) =>
      until(async () => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }))),
    back: async () => void (await bidi.send('browsingContext.traverseHistory', { context, delta: -1 })),
    reload: () => until(async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' }))),
    async call(source, args, frames) {
      const { value } = await callIn(await contextOf(frames), source, args);
      return typeof value === 'string' ? value : null;
    },
    async setFiles(selector, files, frames) {
      const target = await contextOf(frames);
      const { sharedId } = await callIn(target, findingOne, [selector]);
      await bidi.send('input.setFiles', { context: target, element: { sharedId: sharedId ?? '' }, files: [...files] });
    },
    async input(steps, frames = []) {
      // For Firefox, the points of a frame are those of its own viewport.
      let origin = { x: 0, y: 0 };
      for (const [at, frame] of frames.entries()) {
        const source = '(selector) => JSON.stringify(globalThis.gantryDriver.originOf(selector))';
        const { value } = await callIn(await contextOf(frames.slice(0, at)), source, [frame]);
        // The function in page.ts answers a point.
        const { x, y } = JSON.parse(String(value)) as typeof origin;
        origin = { x: origin.x + x, y: origin.y + y };
      }
      const own = steps.map((step) => ('x' in step ? { ...step, x: step.x - origin.x, y: step.y - origin.y } : step));
      await bidi.send('input.performActions', { context: await contextOf(frames), actions: actionsOf(own) });
    },
    resize: async (width, height) =>
      void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })),
    screenshot: async () =>
      Buffer.from((await bidi.send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    async print() {
      const paper = { background: true, page: { width: 21, height: 29.7 } };
      return Buffer.from((await bidi.send('browsingContext.print', { context, ...paper })).data, 'base64');
    },
    activate: async () => void (await bidi.send('browsingContext.activate', { context })),
    close: async () => void (await bidi.send('browsingContext.close', { context })),
  };
}
