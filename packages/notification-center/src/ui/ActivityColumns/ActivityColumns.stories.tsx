import preview from '../../../../../.storybook/preview.tsx';
import { workingDay } from '../testing/demoNotifications.testing.ts';
import { onStage } from '../testing/storyStage.testing.tsx';
import { ActivityColumns } from './ActivityColumns.tsx';

const meta = preview.meta({ title: 'ActivityColumns', component: ActivityColumns });

export const EveryColumn = meta.story({ decorators: [onStage({ notifications: workingDay() })] });
export const AnnouncementsAlone = meta.story({
  args: { columns: ['announcements'] },
  decorators: [onStage({ notifications: workingDay() })],
});
export const OfOneProgram = meta.story({
  args: { programFilter: ['TWR'] },
  decorators: [onStage({ notifications: workingDay() })],
});
export const Empty = meta.story({ decorators: [onStage()] });
export const Loading = meta.story({ decorators: [onStage({ latencyMs: 3_600_000 })] });
