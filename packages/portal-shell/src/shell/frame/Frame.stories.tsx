import { readAppearance, useLocale } from '@gantry/ui-kit';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { createFakePortal, type FakePortalOptions } from '../testing/createFakePortal.testing.tsx';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

interface WholeProps extends FakePortalOptions {
  readonly path?: string;
}

/** The frame sets theme and language by itself, so it begins with those of the toolbar. */
function Whole({ path = '/', ...options }: WholeProps) {
  const { locale } = useLocale();
  const { theme } = readAppearance();
  const language = locale.startsWith('ar') ? 'ar' : 'en';
  return (
    <ShellStage
      key={`${language} ${theme}`}
      portal={createFakePortal(options)}
      path={path}
      language={language}
      theme={theme}
    />
  );
}

const meta = preview.meta({
  title: 'Pages/Shell',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

const corridor = {
  id: 'NCB',
  name: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)',
};
const never = () => new Promise<never>(() => {});

export const Home = meta.story({
  render: () => <Whole />,
  play: async ({ canvas, step }) => {
    await step('one panel at most is open; Escape closes it and gives focus back', async () => {
      const help = await canvas.findByRole('button', { name: 'Help' });
      await userEvent.click(help);
      await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(help).toHaveFocus();
    });
  },
});
export const Loading = meta.story({ render: () => <Whole getMenuItems={never} /> });
export const MenuFailed = meta.story({ render: () => <Whole getMenuItems={() => Promise.reject(new Error('503'))} /> });
export const ProgramChooser = meta.story({ render: () => <Whole program={null} /> });
export const NoPermission = meta.story({
  render: () => <Whole program={null} getMenuItems={() => Promise.resolve(sampleMenu({ programs: [] }))} />,
});
export const NotAuthorized = meta.story({ render: () => <Whole path="/apps/costCenterManagement" /> });
export const NotFound = meta.story({ render: () => <Whole path="/nowhere" /> });
export const EveryColumn = meta.story({
  render: () => <Whole configuration={{ home: { activityColumns: ['todo', 'requests', 'announcements'] } }} />,
});
export const LongProgramName = meta.story({
  render: () => <Whole program={corridor} getMenuItems={() => Promise.resolve(sampleMenu({ programs: [corridor] }))} />,
});
export const RightToLeft = meta.story({ globals: { language: 'arabic' }, render: () => <Whole /> });
