import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import type { DashboardItem } from '@gantry/platform-client/services/application/application.schemas';
import { sampleDashboards } from '../testing/sampleData.testing.tsx';
import { inMain } from '../testing/ScreenStage.testing.tsx';
import { DashboardsScreen, type DashboardsState } from './DashboardsScreen.tsx';

// Without the cast all stories would have the type of the first state.
const whole = { status: 'ready', entries: sampleDashboards } as DashboardsState;

const meta = preview.meta({
  title: 'Pages/Dashboards',
  component: DashboardsScreen,
  args: {
    state: whole,
    hrefOf: ({ id }: DashboardItem) => `/apps/dashboards/HFR/report/${id}`,
    onSwitchProgram: fn(),
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '520px' } } },
  decorators: [inMain],
});

export const Whole = meta.story();
export const None = meta.story({ args: { state: { status: 'ready', entries: [] } } });
export const Loading = meta.story({ args: { state: { status: 'loading' } } });
export const Failed = meta.story({ args: { state: { status: 'error', retry: fn() } } });
export const LongTitles = meta.story({
  args: {
    state: {
      status: 'ready',
      entries: [
        {
          type: 'Item',
          id: 'overview',
          title: 'Overview of the program across the municipal rights of way of the northern corridor',
          value: 'Dashboard:overview',
        },
        {
          type: 'Group',
          id: 'cost',
          title: 'Cost of everything that is built, moved or taken down across the municipal rights of way',
          items: sampleDashboards,
        },
      ],
    },
  },
});
