import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cloneRepository } from './support/clone.mjs';

let folder = '';
let child: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gantry-start-'));
});
afterEach(async () => {
  if (child?.exitCode === null) {
    const ended = new Promise((resolve) => child?.on('close', resolve));
    child.kill();
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test('npm start builds what it needs in a clone without any build, and the portal answers', async () => {
  const { clone } = cloneRepository(folder);
  expect(existsSync(join(clone, 'packages/module/dist'))).toBe(false);

  const portal = await start(clone);

  const page = await (await fetch(portal)).text();
  const entry = /<script[^>]* src="([^"]+)"/.exec(page)?.[1];
  expect(entry, page).toBeDefined();
  const script = await fetch(new URL(entry ?? '', portal));
  expect([script.status, script.headers.get('content-type')]).toEqual([200, expect.stringContaining('javascript')]);
});

/** Runs npm start on free ports. Resolves to the portal's address once it says that it is ready. */
async function start(clone: string): Promise<string> {
  const started = spawn('node', ['scripts/start.mjs'], {
    cwd: clone,
    env: { ...process.env, PORTAL_PORT: '0', PLATFORM_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (text: Buffer) => {
      output += text.toString();
      const address = /Portal\s+(http:\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    started.stdout.on('data', read);
    started.stderr.on('data', read);
    started.on('close', (code) => {
      reject(new Error(`npm start ended with ${String(code)}:\n${output}`));
    });
  });
}
