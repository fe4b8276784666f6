import { expect, userEvent } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { sampleGroups } from '../testing/sampleData.testing.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { AppsScreen } from './AppsScreen.tsx';

const meta = preview.meta({
  title: 'Pages/Apps',
  component: AppsScreen,
  args: { userName: 'Avery Stone', groups: sampleGroups },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [inMain],
});

export const Whole = meta.story();
export const Searched = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'field');
    await expect(await canvas.findByRole('link', { name: 'Field Service' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Schedule' })).toBeNull();
  },
});
export const NothingFound = meta.story({
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'crane');
    await expect(await canvas.findByText(/crane/)).toBeVisible();
  },
});
export const Loading = meta.story({ args: { groups: null } });
export const NoApps = meta.story({ args: { groups: [] } });
