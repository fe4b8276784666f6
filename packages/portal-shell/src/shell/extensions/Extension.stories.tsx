import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

/** A portal with an extension whose entry is a fixture that the workshop serves. */
function Extension({ failure }: { readonly failure: string }) {
  const entry = new URL(`sub-applications/extension.js?failure=${failure}`, document.baseURI).href;
  return (
    <WholePortal
      getMenuItems={() => Promise.resolve(sampleMenu({ modules: ['WFL', 'WO'] }))}
      configuration={{
        extensions: [{ name: 'Crews', entry, slots: ['tileBadges', 'search'] }],
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Extension',
  component: Extension,
  args: { failure: '' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

export const Shown = meta.story({
  play: async ({ canvas, step }) => {
    await step('the tile of the group has the badge of its module', async () => {
      await expect(await canvas.findByRole('button', { name: /3 crews wait/ })).toBeVisible();
    });
  },
});
