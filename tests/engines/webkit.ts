import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { actionsOf } from './actions.ts';
import { findingOne, type Engine, type EngineTab, type FramePath, type Json, type Message } from './engine.ts';
import { until } from './until.ts';
import { end, running, startSession, type Call } from './webkitSession.ts';

/** MiniBrowser's own bar is wider than a phone. Without room around its buttons, it is not. */
const narrowBar = '* { font-size: 1px; min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; }';

/** Messages are kept from the first call in a document on. WebKitGTK writes none to the console of a private session. */
const listening = `() => {
  if (globalThis.gantryMessages) return null;
  const kept = (globalThis.gantryMessages = []);
  for (const type of ['error', 'warn', 'info', 'log']) {
    const before = console[type];
    console[type] = (...args) => {
      kept.push({ type: { warn: 'warning', error: 'error' }[type] ?? 'info', text: args.map(String).join(' ') });
      before.apply(console, args);
    };
  }
  // An event without an error is a notice, which the other engines do not report either.
  addEventListener('error', ({ error, message }) => error && kept.push({ type: 'error', text: message + ' ' + (error.stack ?? '') }));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    kept.push({ type: 'error', text: 'The policy refused ' + blockedURI + ' by ' + violatedDirective }));
  addEventListener('unhandledrejection', ({ reason }) => kept.push({ type: 'error', text: 'unhandled: ' + String(reason) }));
  return null;
}`;

/** WebKitGTK by WebDriver: MiniBrowser, in a virtual display. Each profile is a session, and a driver has one session. */
export async function startWebKit(executable: string, { takesScreenshots = false } = {}): Promise<Engine> {
  const display = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  running.add(display);
  const channel = display.stdio[3];
  if (!channel) throw new Error('Xvfb was started without a channel for its number.');
  const [number] = await once(channel, 'data');
  return {
    open: () => openProfile(executable, `:${String(number).trim()}`, takesScreenshots),
    kill: () => Promise.reject(new Error('MiniBrowser keeps nothing on disk while a driver steers it.')),
    close: () => end(display),
  };
}

async function openProfile(executable: string, display: string, takesScreenshots: boolean) {
  const home = await mkdtemp(join(tmpdir(), 'gantry-webkit-'));
  const downloads = join(home, 'downloads');
  const config = join(home, 'config');
  await Promise.all([downloads, join(config, 'gtk-3.0')].map((folder) => mkdir(folder, { recursive: true })));
  await writeFile(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), narrowBar);
  const folders = { HOME: home, XDG_CONFIG_HOME: config, XDG_CACHE_HOME: join(home, 'cache'), XDG_DATA_HOME: home };
  const env = {
    ...folders,
    DISPLAY: display,
    GDK_BACKEND: 'x11',
    // Without a bus, no service of a desktop starts, and none holds the folder.
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    // Layers that are put together without a graphics card take a third of a journey. Without them, a screenshot never comes.
    ...(!takesScreenshots && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
  };
  const { driver, call } = await startSession(executable, { ...process.env, ...env });
  const session = new Session(call);
  const known = new Map<string, EngineTab>();
  const tabFor = (handle: string) => {
    const tab = known.get(handle) ?? tabOf(session, handle);
    known.set(handle, tab);
    return tab;
  };
  const handles = async () => (await call('GET', '/window/handles')) as string[];
  let isFirst = true;
  return {
    downloads,
    async newTab() {
      // A tab behind another one takes no input, and nothing here can show it. A window takes some.
      const handle = isFirst
        ? (await handles())[0]
        : ((await call('POST', '/window/new', { type: 'window' })) as { handle: string }).handle;
      isFirst = false;
      const tab = tabFor(handle ?? '');
      await tab.resize(1440, 900);
      await until(() => focusNewest(tab, env));
      return tab;
    },
    tabs: async () => (await handles()).map(tabFor),
    setNotifications: () => Promise.reject(new Error('WebKitGTK has no push, and WebDriver no permissions')),
    async close() {
      await call('DELETE', '');
      await end(driver);
      // The processes of the browser may end later than the driver.
      await rm(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/**
 * A display without a manager of windows gives none of them the focus. A frame that takes it then takes it from what is focused in the frame.
 * A window that has the focus of the display already receives no event, so the root has it before.
 */
async function focusNewest(tab: EngineTab, env: NodeJS.ProcessEnv) {
  const pointerRoot = '1';
  const windows = ['search', '--onlyvisible', '--class', 'MiniBrowser'];
  const steps = ['windowfocus', pointerRoot, ...windows, 'windowfocus', '%@'];
  await promisify(execFile)('xdotool', steps, { env: { ...process.env, ...env } });
  if ((await tab.call('() => String(document.hasFocus())', [], [])) !== 'true')
    throw new Error('No window has the focus');
}

/** A session has one current window and frame. Its calls run one after another, each in its own. */
class Session {
  readonly call: Call;
  #current = '';
  #last: Promise<unknown> = Promise.resolve();

  constructor(call: Call) {
    this.call = call;
  }

  in<T>(handle: string, run: () => Promise<T>): Promise<T> {
    const next = this.#last.then(async () => {
      if (this.#current !== handle) await this.call('POST', '/window', { handle });
      this.#current = handle;
      return run();
    });
    this.#last = next.catch(() => null);
    return next;
  }
}

function tabOf(session: Session, handle: string): EngineTab {
  const { call } = session;
  const messages: Message[] = [];
  const execute = (source: string, args: readonly Json[]) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...arguments[0])).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    // The script above answers one of these.
    return call('POST', '/execute/async', { script, args: [args] }) as Promise<{ value?: unknown; error?: string }>;
  };
  async function run(source: string, args: readonly Json[]): Promise<unknown> {
    const { value, error } = await execute(source, args);
    if (error !== undefined) throw new Error(error);
    return value;
  }
  async function enter(frames: FramePath) {
    await call('POST', '/frame', { id: null });
    for (const frame of frames) await call('POST', '/frame', { id: await run(findingOne, [frame]) });
  }
  async function keep() {
    const found = await run(`() => JSON.stringify(globalThis.gantryMessages?.splice(0) ?? [])`, []);
    // The script that listens writes these.
    messages.push(...(JSON.parse(String(found)) as Message[]));
  }
  const inTop = <T>(action: () => Promise<T>) =>
    session.in(handle, async () => {
      await call('POST', '/frame', { id: null });
      return action();
    });
  const navigate = (path: string, body: object) =>
    inTop(async () => {
      await keep();
      await call('POST', path, body);
      await run(listening, []);
    });
  return {
    messages,
    goto: (url) => navigate('/url', { url }),
    back: () => navigate('/back', {}),
    reload: () => navigate('/refresh', {}),
    call: (source, args, frames) =>
      session.in(handle, async () => {
        await enter(frames);
        if (frames.length === 0) await run(listening, []);
        const value = await run(source, args);
        if (frames.length === 0) await keep();
        return typeof value === 'string' ? value : null;
      }),
    setFiles: (selector, paths, frames) =>
      session.in(handle, async () => {
        await enter(frames);
        // WebDriver answers an element as an object with one value, its id.
        const [id] = Object.values((await run(findingOne, [selector])) as Record<string, string>);
        await call('POST', `/element/${id ?? ''}/value`, { text: paths.join('\n') });
      }),
    input: (steps, frames = []) =>
      session.in(handle, async () => {
        await enter(steps.every((step) => 'key' in step) ? frames : []);
        await call('POST', '/actions', { actions: actionsOf(steps) });
      }),
    resize: (width, height) =>
      inTop(async () => {
        // The window has a bar of its own above the page. What the page reports of both may be that of the size before.
        const wanted = `${width} ${height}`;
        await until(async () => {
          const sizes = await run('() => JSON.stringify([outerHeight, innerHeight, innerWidth])', []);
          const [outer = 0, inner = 0, across = 0] = JSON.parse(String(sizes)) as number[];
          if (`${across} ${inner}` === wanted) return;
          await call('POST', '/window/rect', { x: 0, y: 0, width, height: height + outer - inner });
          throw new Error(`The page is ${across} ${inner}, not ${wanted}`);
        });
      }),
    screenshot: () => inTop(async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64')),
    print: () => Promise.reject(new Error('The driver of WebKitGTK prints nothing.')),
    activate: () => session.in(handle, async () => void (await call('POST', '/window', { handle }))),
    close: () => session.in(handle, async () => void (await call('DELETE', '/window'))),
  };
}
