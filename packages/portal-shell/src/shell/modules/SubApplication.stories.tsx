import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { slowAfter } from '../testing/slowAfter.testing.tsx';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

/** A sub-application whose entry is a fixture that the workshop serves. */
function SubApplication({ entry }: { readonly entry: string }) {
  const workflow = new URL(`sub-applications/${entry}.js`, document.baseURI).href;
  return (
    <WholePortal
      path="/apps/workflow"
      getMenuItems={() => Promise.resolve(sampleMenu({ modules: ['WFL', 'WO'] }))}
      configuration={{ modules: [{ route: 'workflow', entry: workflow }] }}
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Sub-application',
  component: SubApplication,
  args: { entry: 'crewBoard' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  // A busy machine may take longer to load a module than a person would wait.
  beforeEach: slowAfter('all time'),
});

export const Shown = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Crew board', level: 1 })).toBeVisible();
  },
});
export const Loading = meta.story({ args: { entry: 'hangs' } });
export const Hangs = meta.story({
  args: { entry: 'hangs' },
  beforeEach: slowAfter('no time'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});
export const Failed = meta.story({ args: { entry: 'rejects' } });
export const NotAuthorized = meta.story({ args: { entry: 'unauthorized' } });
