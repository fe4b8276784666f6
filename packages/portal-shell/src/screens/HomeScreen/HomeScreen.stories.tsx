import { Icon, IconButton } from '@gantry/ui-kit';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { App } from '../apps.ts';
import { ProgramSelector } from '../ProgramSelector/ProgramSelector.tsx';
import {
  sampleFavourites,
  sampleGroups,
  sampleProgram,
  samplePrograms,
  sampleRecent,
} from '../testing/sampleData.testing.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';

const withPin = (app: App): App => ({
  ...app,
  favouriteButton: <IconButton size="small" label={`Pin ${app.name}`} icon={<Icon name="pin" />} />,
});
const openPrograms = { onPress: fn(), 'aria-expanded': false };

function Stateful(props: HomeScreenProps) {
  const [groupId, setGroupId] = useState(props.selectedGroupId);
  return <HomeScreen {...props} selectedGroupId={groupId} onSelectedGroupChange={setGroupId} />;
}

const meta = preview.meta({
  title: 'Pages/Home',
  component: HomeScreen,
  args: {
    userName: 'Avery Stone',
    appsHref: '/apps',
    programSelector: <ProgramSelector program={sampleProgram} triggerProps={openPrograms} />,
    favourites: sampleFavourites.map(withPin),
    onFavouritesOrder: fn(),
    recent: sampleRecent.map(withPin),
    groups: sampleGroups.map((group) => ({ ...group, apps: group.apps.map(withPin) })),
    selectedGroupId: null,
    onSelectedGroupChange: fn(),
    activity: null,
    activityColumnCount: 0,
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  decorators: [inMain],
  render: (args) => <Stateful {...args} />,
});

export const Groups = meta.story({
  play: async ({ canvas, step }) => {
    await step('Space selects a group, whose modules open below; Space again closes them', async () => {
      (await canvas.findByRole('button', { name: /^Field Work/ })).focus();
      await userEvent.keyboard(' ');
      const modules = within(await canvas.findByRole('region', { name: 'Field Work' }));
      await waitFor(async () => expect(modules.getByRole('link', { name: 'Work Order' })).toBeVisible());
      await userEvent.keyboard(' ');
      await expect(canvas.queryByRole('region', { name: 'Field Work' })).toBeNull();
    });
  },
});
export const GroupChosen = meta.story({ args: { selectedGroupId: 3 } });
export const NewPerson = meta.story({ args: { favourites: [], recent: [] } });
export const Loading = meta.story({ args: { favourites: null, recent: null, groups: null, selectedGroupId: 3 } });
export const NoApplications = meta.story({ args: { groups: [] } });
export const LongNames = meta.story({
  args: {
    userName: 'Maximiliana Featherstonehaugh-Montgomery of the Northern Corridor',
    programSelector: <ProgramSelector program={samplePrograms[4] ?? null} triggerProps={openPrograms} />,
    groups: sampleGroups.map(({ id, name, icon, apps }) => ({
      id,
      icon,
      apps,
      name: `${name} for the municipal rights of way`,
    })),
    selectedGroupId: 3,
  },
});
