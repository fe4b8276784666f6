import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePorts } from '../freePorts.ts';
import { answerLimit, until } from './until.ts';

/** Programs that would outlive a process that fails. A browser ends with its display. */
export const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach((child) => child.kill()));

/** A call of WebDriver. */
export type Call = (method: string, path: string, body?: object) => Promise<unknown>;

/** Ends a program. */
export async function end(child: ChildProcess) {
  running.delete(child);
  const ended = once(child, 'close');
  child.kill();
  await ended;
}

/** How long a browser may take to start. MiniBrowser hangs about once in five hundred starts; then it is started again, before any test has begun. */
const startLimit = 30_000;

/** Starts a driver and its session. */
export async function startSession(executable: string, env: NodeJS.ProcessEnv, triesLeft = 2) {
  const [port = 0] = await freePorts(1);
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  running.add(driver);
  const request = async (method: string, path: string, body?: object, limit = answerLimit) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(limit),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`WebKit has not answered ${method} ${path}`, { cause });
    });
    // The protocol of WebDriver says so.
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null };
    if (value?.error) throw new Error(`${value.error}: ${value.message ?? ''}`);
    return value;
  };
  await until(() => request('GET', '/status'));
  const options = { binary: executable, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options, unhandledPromptBehavior: 'accept' } };
  try {
    // The protocol of WebDriver says what a new session answers, and each of the calls below.
    const { sessionId } = (await request('POST', '/session', { capabilities }, startLimit)) as { sessionId: string };
    const call: Call = (method, path, body) => request(method, `/session/${sessionId}${path}`, body);
    return { driver, call };
  } catch (error) {
    await end(driver);
    if (triesLeft === 0) throw error;
    return startSession(executable, env, triesLeft - 1);
  }
}
