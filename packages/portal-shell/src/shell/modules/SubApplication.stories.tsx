import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { exampleConfiguration } from '../../config/exampleConfiguration.testing.tsx';
import { hangTimeoutMs } from '../../hosting/life/openModule.ts';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

/** A native sub-application whose entry is one of the fixtures that the workshop serves. */
function SubApplication({ entry }: { readonly entry: string }) {
  const workflow = new URL(`sub-applications/${entry}.js`, document.baseURI).href;
  return (
    <WholePortal
      path="/apps/workflow"
      getMenuItems={() => Promise.resolve(sampleMenu({ modules: ['WFL', 'WO'] }))}
      configuration={{ subApplications: { ...exampleConfiguration.subApplications, workflow } }}
    />
  );
}

/** The time that a module may take to be ready: over at once, or never. */
const hangAfter = (delay: 'no time' | 'all time') => () => {
  const wait = setTimeout;
  const change = (handler: () => void, milliseconds?: number) => {
    if (milliseconds !== hangTimeoutMs) return wait(handler, milliseconds);
    return delay === 'no time' ? wait(handler) : undefined;
  };
  // Nobody here hands over values for the handler, nor keeps more of the timer than what takes it away.
  globalThis.setTimeout = change as typeof setTimeout;
  return () => {
    globalThis.setTimeout = wait;
  };
};

const meta = preview.meta({
  title: 'Pages/Sub-application',
  component: SubApplication,
  args: { entry: 'crewBoard' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Crew board', level: 1 })).toBeVisible();
  },
});
export const Loading = meta.story({ args: { entry: 'hangs' }, beforeEach: hangAfter('all time') });
export const Hangs = meta.story({
  args: { entry: 'hangs' },
  beforeEach: hangAfter('no time'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const Failed = meta.story({ args: { entry: 'rejects' } });
export const NotAuthorized = meta.story({ args: { entry: 'unauthorized' } });
export const RightToLeft = meta.story({ globals: { language: 'arabic' } });
