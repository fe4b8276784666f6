import { engineNames, type EngineName } from '../../engines/engine.ts';

/** What an engine cannot do here, by a part of the journey's title, with the reason. */
export const impossible: readonly { readonly engine: EngineName; readonly title: string; readonly reason: string }[] = [
  { engine: 'webkit', title: 'paper has', reason: 'The driver of WebKitGTK prints nothing' },
  {
    engine: 'webkit',
    title: 'notifications of the browser',
    reason: 'WebKitGTK has no PushManager, so the portal offers no push.',
  },
  {
    engine: 'webkit',
    title: 'opens in a new tab',
    reason: 'MiniBrowser loads a link in its place, also by Control or the middle button.',
  },
  {
    engine: 'chromium',
    title: 'notifications of the browser are offered',
    reason: 'The headless shell has no question for the permission. push.spec.ts asks it in the whole browser.',
  },
];

interface Line {
  readonly engines: readonly EngineName[];
  /** Parts of the titles of the journeys. Without them it may be written in each. */
  readonly titles?: readonly string[];
  readonly text: RegExp;
  readonly reason: string;
}

/** What is written to the console where nothing is wrong. Any other error or warning is a fault. */
const lines: readonly Line[] = [
  {
    engines: ['firefox'],
    // 2152398850 is NS_BINDING_ABORTED.
    text: /^downloadable font: download failed .* status=2152398850 /,
    reason: 'It warns of a font whose page was left before it arrived.',
  },
  {
    engines: ['webkit'],
    text: /^An upload is not kept over a reload\. UnknownError/,
    reason:
      'A private session keeps no files in IndexedDB, and a driven browser has only private ones. The upload itself goes on.',
  },
  {
    engines: ['firefox', 'webkit'],
    text: /img-src\) at \S+\/favicon\.ico because|refused \S+\/favicon\.ico by img-src/,
    reason: 'They ask for an icon of the file at which the storage is filled.',
  },
  {
    engines: ['firefox'],
    // 1001 is Going Away.
    text: /WebSocket closed with status code: 1001/,
    reason: 'It closes the connection of a page that is left while its scripts still run.',
  },
  {
    engines: ['firefox'],
    // Those that load another page while calls of the person may run.
    titles: [
      'Change My Password',
      'chooses stays',
      'sign-out',
      'signs out',
      'refused twice',
      'are drawn',
      'Logout',
      'is kept',
      'a new version',
      'paper has',
      'visits at random',
    ],
    text: /^Notifications: Catching up|^Live notifications: .*(?:Abort|Network)Error|^Live notifications: .*WebSocket failed to connect|gave no (?:answer|new access token)\. Check the connection|error loading dynamically imported module|Unable to preload CSS|^The (?:extension|module) .* or a file that it imports, could not be loaded|^The portal could not start\. AbortError/,
    reason:
      'It ends the calls and loads of a page as the next one is asked for, before it tells the page that it is left.',
  },
  {
    engines: engineNames,
    titles: ['paper has'],
    text: /^Live notifications: |^Notifications: Catching up|gave no (?:answer|new access token)\. Check the connection/,
    reason:
      'Hundreds of rows on paper hold the page: on a busy machine, for longer than the time limits of the hub and of calls.',
  },
  {
    engines: engineNames,
    titles: ['a sign-out reaches the other tab'],
    text: /^There is no access token|^(?:Live notifications|Notifications: Catching up)|status of 401/,
    reason: 'The other tab may begin to connect just as its token is revoked.',
  },
  {
    engines: ['chromium'],
    titles: ['refused at its fields'],
    text: /status of 422/,
    reason: 'The service refuses the report, which the browser says.',
  },
  {
    engines: ['chromium'],
    titles: ['shows the 401 page'],
    text: /status of 403/,
    reason: 'The dashboard is asked for beside the list, and the monolith refuses it.',
  },
  {
    engines: ['chromium'],
    titles: ['refused twice'],
    text: /status of 401/,
    reason: 'The journey refuses the call.',
  },
  {
    engines: ['chromium', 'firefox'],
    titles: ['are drawn', 'data of a visual'],
    text: /^Failed to execute .postMessage. on .DOMWindow./,
    reason: "Power BI's client may speak to its frame before the page in it has arrived.",
  },
  {
    engines: engineNames,
    titles: ['fail say so'],
    text: /^The module (Work Order|Workflow) failed\.|status of 500|workflow\/entry\.js/,
    reason: 'The journey refuses both modules, which the portal and the browser say.',
  },
  {
    engines: engineNames,
    titles: ['a new version is offered'],
    text: /status of 404|MIME type|Unable to preload CSS|dynamically imported|Importing a module|^Notifications: The action part failed/,
    reason: 'The files of the build before are gone, which the portal and the browser say.',
  },
  {
    engines: engineNames,
    titles: ['a hub that is cut'],
    text: /^Live notifications: |^WebSocket connection to|can.t establish a connection|status of 503/,
    reason: 'The journey cuts the connection and refuses the next one.',
  },
  {
    engines: engineNames,
    titles: ['visits at random'],
    text: /EMPTY_RESPONSE|^Cross-Origin Request Blocked|due to access control checks|connection was lost|storage is full|gave no answer|^Notifications: |^Live notifications: |^WebSocket connection|can.t establish a connection|dynamically imported module|Importing a module|Unable to preload CSS/,
    reason:
      'The journey cuts calls off, fills the storage and leaves pages while they load, which the portal and the browser say.',
  },
];

/** What may stand in the console of a journey. */
export const expectedLines = (name: EngineName, title: string): readonly RegExp[] =>
  lines.flatMap(({ engines, titles = [''], text }) =>
    engines.includes(name) && titles.some((part) => title.includes(part)) ? [text] : [],
  );
