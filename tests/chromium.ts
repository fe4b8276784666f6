import { existsSync } from 'node:fs';
import { browserEnvironment } from './worlds/world.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Launch options of Chromium: Debian's browser, without the background requests that a closed network refuses. */
export const chromiumLaunch = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args,
  env: { ...process.env, ...browserEnvironment },
};

const shell = process.env['CHROMIUM_HEADLESS_SHELL'] ?? '/usr/bin/chromium-headless-shell';

/**
 * Launch options of Chromium's headless shell: the same engine without windows, menus and PDF viewer. It opens a page at a third of
 * the cost. On a machine without it, these are the options of Chromium.
 */
export const headlessShellLaunch = {
  ...chromiumLaunch,
  executablePath: existsSync(shell) ? shell : chromiumLaunch.executablePath,
  // A page of a test lives for seconds. What V8 compiles again for speed meanwhile takes a tenth of the processor, and is hardly run.
  args: [...args, '--js-flags=--no-opt --no-maglev'],
};
