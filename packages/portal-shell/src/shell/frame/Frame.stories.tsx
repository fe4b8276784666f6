import preview from '../../../../../.storybook/preview.tsx';
import type { Program } from '@gantry/platform-client/program/selectedProgram';
import { cascade, sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const meta = preview.meta({
  title: 'Pages/Shell',
  component: WholePortal,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const corridor = {
  id: 'NCB',
  name: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)',
};
const never = () => new Promise<never>(() => {});

/** The services know of these programs alone. */
const knowing = (...programs: Program[]) => ({ getMenuItems: () => Promise.resolve(sampleMenu({ programs })) });

export const Home = meta.story();
export const Loading = meta.story({ args: { getMenuItems: never } });
export const MenuFailed = meta.story({ args: { getMenuItems: () => Promise.reject(new Error('503')) } });
export const ProgramChooser = meta.story({ args: { program: null } });
export const ProgramTakenAway = meta.story({ args: knowing(cascade) });
export const NoPermission = meta.story({ args: { program: null, ...knowing() } });
export const NotAuthorized = meta.story({ args: { path: '/apps/costCenterManagement' } });
export const NotFound = meta.story({ args: { path: '/nowhere' } });
export const EveryColumn = meta.story({
  args: { configuration: { home: { activityColumns: ['todo', 'requests', 'announcements'] } } },
});
export const LongProgramName = meta.story({ args: { program: corridor, ...knowing(corridor) } });
