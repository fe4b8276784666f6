// `npm run pictures -- --engines` draws every story in each engine that is installed here, and writes a page with their pictures side by side.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { engineNames, type EngineName } from '../engines/engine.ts';
import { missingFor, startEngine } from '../engines/start.ts';
import type { Tab } from '../engines/Tab.ts';
import { until } from '../engines/until.ts';
import { collectPlayErrors, readEnd, renderWith, replaceStory, stopClock } from './support/preview.ts';
import { serveWorkshop } from './support/serveWorkshop.ts';
import { loadGlobals, modes, now, pictureStyle, readStories, type Mode, type Story } from './support/stories.ts';

const folder = fileURLToPath(new URL('../../test-results/engine-pictures/', import.meta.url));
const size = { width: 1024, height: 640 };
/** A window may not be higher than the display of WebKit. */
const most = 1000;

/** Those of Firefox. Without a window it has no mouse, whose capabilities are 2 (fine) and 4 (hovers). */
const preferences = {
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
};

/** Draws the stories whose title and name match `-g`, or all. */
export async function drawInEngines(args: readonly string[]) {
  const { values } = parseArgs({ args: [...args], options: { grep: { type: 'string', short: 'g', default: '' } } });
  const wanted = new RegExp(values.grep, 'i');
  const stories = readStories().filter(({ title, name }) => wanted.test(`${title} ${name}`));
  const engines = engineNames.filter((name) => missingFor(name).length === 0);
  for (const name of engineNames.filter((each) => !engines.includes(each)))
    console.log(`Left out: ${name}, for want of ${missingFor(name).join(', ')}.`);

  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  process.env['TZ'] = 'UTC';
  const { origin, close } = await serveWorkshop(
    `(${String(stopClock)})(${now.getTime()});(${String(collectPlayErrors)})()`,
  );
  const faults = (await Promise.all(engines.map((name) => drawAll(name, stories, origin)))).flat();
  await close();
  writeFileSync(`${folder}index.html`, pageOf(stories, engines));
  console.log([...faults, `Look at ${folder}index.html`].join('\n'));
  process.exitCode = Math.min(faults.length, 1);
}

/** Draws all stories in one engine, and returns what could not be drawn. */
async function drawAll(name: EngineName, stories: readonly Story[], origin: string) {
  const engine = await startEngine(name, { preferences, takesScreenshots: true });
  const profile = await engine.open();
  const tab = await profile.newTab();
  const faults: string[] = [];
  for (const storiesOfTitle of Map.groupBy(stories, ({ title }) => title).values()) {
    let isLoaded = false;
    for (const { id } of storiesOfTitle) {
      try {
        await tab.resize(size.width, size.height);
        // Play functions look for English names, so each story begins in the first mode.
        if (isLoaded) {
          await turnTo(tab, modes[0]);
          await tab.evaluate(replaceStory, [id]);
        } else await tab.goto(`${origin}/iframe.html?id=${id}&viewMode=story&globals=${loadGlobals}`);
        isLoaded = true;
        await play(tab);
        for (const mode of modes) {
          await tab.resize(size.width, size.height);
          if (mode !== modes[0]) await turnTo(tab, mode);
          writeFileSync(`${folder}${id}.${mode.name}.${name}.png`, await picture(tab));
        }
      } catch (error) {
        faults.push(`${name}, ${id}: ${String(error).slice(0, 300)}`);
        isLoaded = false;
      }
    }
  }
  await profile.close();
  await engine.close();
  return faults;
}

const turnTo = (tab: Tab, { theme, language }: Mode) => tab.evaluate(renderWith, [{ theme, language }]);

/** Waits for the end of the play function. */
async function play(tab: Tab) {
  const { phase, errors } = await until(async () => {
    const end = await tab.evaluate(readEnd, []);
    if (end === null) throw new Error('The play function has not ended.');
    return end;
  });
  if (phase !== 'finished' || errors.length > 0) throw new Error(`The story ${phase}: ${errors.join('\n')}`);
}

/** A picture of the whole page, as soon as it is still. */
async function picture(tab: Tab) {
  const height = await tab.evaluate(
    async (style) => {
      document.querySelector('[data-pictures]')?.remove();
      const element = document.head.appendChild(document.createElement('style'));
      element.dataset['pictures'] = '';
      element.textContent = `${style} * { caret-color: transparent !important; }`;
      await document.fonts.ready;
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
      return document.documentElement.scrollHeight;
    },
    [pictureStyle],
  );
  if (height > size.height) await tab.resize(size.width, Math.min(height, most));
  let last: Buffer = Buffer.alloc(0);
  return until(async () => {
    const next = await tab.screenshot();
    const isStill = next.equals(last);
    last = next;
    if (!isStill) throw new Error('The page moves.');
    return next;
  });
}

function pageOf(stories: readonly Story[], engines: readonly EngineName[]) {
  const rows = stories.flatMap(({ id, title, name }) =>
    modes.map((mode) => {
      const pictures = engines.map(
        (engine) => `<td><img loading="lazy" alt="" src="${id}.${mode.name}.${engine}.png"></td>`,
      );
      return `<tr><th>${title}<br>${name}<br>${mode.name}</th>${pictures.join('')}</tr>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Stories in three engines</title>
<style>body { margin: 0; font: 13px sans-serif } img { width: 100%; border: 1px solid } th { text-align: start } tr > * { vertical-align: top }</style>
<table><tr><th></th>${engines.map((name) => `<th>${name}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
`;
}
