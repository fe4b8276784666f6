import { screen } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const meta = preview.meta({
  title: 'Pages/Hints',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const remembered = { versionSeen: null };

export const FirstVisit = meta.story({
  render: () => <WholePortal remembered={{ ...remembered, hintsDone: 0 }} />,
  play: async () => {
    await screen.findByRole('region', { name: /Hints|تلميحات/ });
  },
});
