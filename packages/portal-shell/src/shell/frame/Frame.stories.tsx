import preview from '../../../../../.storybook/preview.tsx';
import { cascade, sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const meta = preview.meta({
  title: 'Pages/Shell',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const corridor = {
  id: 'NCB',
  name: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)',
};
const never = () => new Promise<never>(() => {});

export const Home = meta.story({ render: () => <WholePortal /> });
export const Loading = meta.story({ render: () => <WholePortal getMenuItems={never} /> });
export const MenuFailed = meta.story({
  render: () => <WholePortal getMenuItems={() => Promise.reject(new Error('503'))} />,
});
export const ProgramChooser = meta.story({ render: () => <WholePortal program={null} /> });
export const ProgramTakenAway = meta.story({
  render: () => <WholePortal getMenuItems={() => Promise.resolve(sampleMenu({ programs: [cascade] }))} />,
});
export const NoPermission = meta.story({
  render: () => <WholePortal program={null} getMenuItems={() => Promise.resolve(sampleMenu({ programs: [] }))} />,
});
export const NotAuthorized = meta.story({ render: () => <WholePortal path="/apps/costCenterManagement" /> });
export const NotFound = meta.story({ render: () => <WholePortal path="/nowhere" /> });
export const EveryColumn = meta.story({
  render: () => <WholePortal configuration={{ home: { activityColumns: ['todo', 'requests', 'announcements'] } }} />,
});
export const LongProgramName = meta.story({
  render: () => (
    <WholePortal program={corridor} getMenuItems={() => Promise.resolve(sampleMenu({ programs: [corridor] }))} />
  ),
});
