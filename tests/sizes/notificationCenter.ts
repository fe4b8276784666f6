import { build, type Rollup } from 'vite';
import { buildTargets } from '../../scripts/support/browsers.mjs';
import { gzipped, reachedFrom, root } from './bundle.ts';
import { formatSize, type Measured } from './report.ts';

const packageName = '@gantry/notification-center';

/** Budget in bytes of the rules without a screen, including the parts of valibot that they use. */
const coreBudget = 8_000;
/** Budget in bytes of the one rule that says where a press on an item leads, for an app that shows items itself. */
const clickTargetBudget = 1_000;
/** Budget in bytes of the panel before a menu or dialog opens, including the parts of the kit and React Aria that it uses. */
const panelBudget = 86_300;

/** The panel, its bell and their content. The app chooses the services and the toasts. */
const panelSource = `export {
  createNotificationCenter, NotificationBellButton, NotificationCenterProvider, NotificationPanel,
} from '${packageName}';`;

/** The parts that load on first use, each with a module that only it needs. */
const later: Readonly<Record<string, string>> = {
  'The menu of a row': 'notification-center/dist/ui/ActionMenu/ActionMenuItems.js',
  'The dialog of an error': 'notification-center/dist/ui/NotificationDialogs/ErrorDetailsDialog.js',
  'The results of an import': 'notification-center/dist/ui/ImportResults/ImportResultsTable.js',
  'The panel on a phone, which is modal': 'notification-center/dist/ui/NotificationPanel/ModalPanelDrawer.js',
};

/** The whole entry point of the rules. */
const coreSource = `export * from '${packageName}/core';`;

const clickTargetSource = `export { clickTarget } from '${packageName}/core';`;

const isExternal = (id: string) => /^(react|react-dom)(\/|$)/.test(id);

/** Builds an app with Vite, as the portal is built. esbuild would not split a module that two chunks use in part. */
async function buildApp(source: string): Promise<readonly Rollup.OutputChunk[]> {
  const entry = '\0app';
  const output = await build({
    configFile: false,
    root,
    mode: 'production',
    logLevel: 'error',
    plugins: [
      {
        name: 'app',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? source : null),
      },
    ],
    build: {
      write: false,
      target: buildTargets,
      modulePreload: false,
      rolldownOptions: { input: { app: entry }, external: isExternal, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = (Array.isArray(output) ? output : [output]) as Rollup.RollupOutput[]; // Without `watch` the result is never a watcher.
  return outputs.flatMap(({ output: files }) => files).filter((file) => file.type === 'chunk');
}

/** Returns the entry and every chunk that loads with it. */
const initialChunks = (chunks: readonly Rollup.OutputChunk[]) =>
  reachedFrom(
    chunks.filter(({ isEntry }) => isEntry),
    ({ imports }) => chunks.filter(({ fileName }) => imports.includes(fileName)),
  );

const holds = ({ modules }: Rollup.OutputChunk, path: string) => Object.keys(modules).some((id) => id.endsWith(path));

/** Measures the center's rules alone, and all the code that loads before a menu or dialog opens in the panel. */
export async function measureNotificationCenter(): Promise<Measured> {
  const [core, clickTarget, chunks] = [
    await buildApp(coreSource),
    await buildApp(clickTargetSource),
    await buildApp(panelSource),
  ];
  const initial = initialChunks(chunks);
  const sizeOf = (files: Iterable<Rollup.OutputChunk>) => [...files].reduce((sum, { code }) => sum + gzipped(code), 0);
  const onFirstUse = sizeOf(chunks.filter((chunk) => !initial.has(chunk)));
  return {
    title: 'The notification center, without React',
    lines: [
      { name: 'core', size: sizeOf(initialChunks(core)), budget: coreBudget, note: 'with the parts of valibot' },
      { name: 'clickTarget', size: sizeOf(initialChunks(clickTarget)), budget: clickTargetBudget, note: 'alone' },
      {
        name: 'panel',
        size: sizeOf(initial),
        budget: panelBudget,
        note: `with the kit and React Aria; ${formatSize(onFirstUse)} more on first use`,
      },
    ],
    problems: Object.entries(later).flatMap(([name, path]) => {
      if (!chunks.some((chunk) => holds(chunk, path)))
        return [`${name} was looked for as ${path}, which is in no chunk. Say in tests/sizes where it is now.`];
      return [...initial].some((chunk) => holds(chunk, path))
        ? [`${name} is loaded with the panel. Import it when it is first used.`]
        : [];
    }),
    advice: 'Look for what it imports beyond its need; what is not seen at first is imported when it is first used.',
  };
}
