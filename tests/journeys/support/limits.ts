import type { EngineName } from '../../engines/engine.ts';

/** What an engine cannot do here, by a part of the journey's title, with the reason. */
export const impossible: readonly { readonly engine: EngineName; readonly title: string; readonly reason: string }[] = [
  { engine: 'webkit', title: 'paper has', reason: 'The driver of WebKitGTK prints nothing' },
  {
    engine: 'webkit',
    title: 'notifications of the browser',
    reason: 'WebKitGTK has no PushManager, so the portal offers no push.',
  },
  {
    engine: 'chromium',
    title: 'notifications of the browser are offered',
    reason: 'The headless shell has no question for the permission. push.spec.ts asks it in the whole browser.',
  },
];

/** What an engine writes to the console of a page where nothing is wrong, with the reason. */
export const harmless: readonly { readonly engine: EngineName; readonly text: RegExp; readonly reason: string }[] = [
  {
    engine: 'firefox',
    // 2152398850 is NS_BINDING_ABORTED.
    text: /^downloadable font: download failed .* status=2152398850 /,
    reason: 'It warns of a font whose page was left before it arrived.',
  },
  {
    engine: 'firefox',
    // 1001 is Going Away.
    text: /WebSocket closed with status code: 1001/,
    reason: 'It closes the connection of a page that is left while its scripts still run.',
  },
];
