import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';
import { browsers } from 'web-features';

/** The versions of Firefox that became an ESR. No package lists those that Mozilla no longer maintains. */
const esrVersions = ['115', '128', '140', '153'];

/** The first version of each browser that `browserslist` in package.json names. Others than these follow one of them. */
const first = Object.fromEntries(
  browserslist(undefined, { path: fileURLToPath(new URL('.', import.meta.url)) }).map((entry) => entry.split(' ')),
);
const { chrome, edge, firefox, safari, ios_saf: ios } = first;
const esr = esrVersions.find((version) => Number(version) >= Number(firefox));
if (esr === undefined)
  throw new Error(`Name the first ESR of Firefox since ${firefox} in scripts/support/browsers.mjs.`);

/**
 * The supported browsers: the name that people know, that of web-features, and the first version.
 * @type {readonly (readonly [name: string, id: keyof typeof browsers, version: string])[]}
 */
const supported = [
  ['Chrome', 'chrome', chrome],
  ['Edge', 'edge', edge],
  ['Firefox', 'firefox', firefox],
  ['Firefox ESR', 'firefox', esr],
  ['Safari on macOS', 'safari', safari],
  ['Safari on iOS and iPadOS', 'safari_ios', ios],
  // caniuse knows only the newest Chrome for Android. The two are released together.
  ['Chrome on Android', 'chrome_android', chrome],
];

/** The day on which a version was released, as 2024-05-14. */
const releasedOn = (id, version) => {
  const release = browsers[id].releases.find((one) => one.version === version);
  if (release === undefined) throw new Error(`web-features does not know ${id} ${version}. Update it.`);
  return release.date;
};

/** The table of supported browsers: each with its first version and the day of its release. */
export const supportedBrowsers = supported.map(([name, id, version]) => ({
  name,
  id,
  version,
  date: releasedOn(id, version),
}));

/** The same, as bundlers take it: what a build writes is what all of them read. */
export const buildTargets = [`chrome${chrome}`, `edge${edge}`, `firefox${firefox}`, `safari${safari}`, `ios${ios}`];
