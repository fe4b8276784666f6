import { createFakePlatform } from '@gantry/notification-center/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { holdToasts } from '../testing/holdToasts.testing.tsx';
import { sampleMenu } from '../testing/sampleMenu.testing.tsx';
import { sampleNotifications } from '../testing/sampleNotifications.testing.tsx';
import { WholePortal, type WholePortalProps } from '../testing/WholePortal.testing.tsx';

const path = '/apps/notificationCenter';
const show = (props: WholePortalProps = {}) => ({ render: () => <WholePortal path={path} {...props} /> });
const createPlatform = () => createFakePlatform({ notifications: sampleNotifications() });

const meta = preview.meta({
  title: 'Pages/Notification center',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: holdToasts,
});

export const All = meta.story(show({ createPlatform }));
export const Imports = meta.story(show({ path: `${path}/imports`, createPlatform }));
export const Loading = meta.story(
  show({ createPlatform: () => createFakePlatform({ latencyMs: 3_600_000, hubLatencyMs: 0 }) }),
);
export const Empty = meta.story(show({ createPlatform: () => createFakePlatform() }));
export const Failed = meta.story(
  show({
    createPlatform: () => {
      const platform = createPlatform();
      platform.failNext('getFilteredNotifications', 1000);
      return platform;
    },
  }),
);
export const NotAuthorized = meta.story(show({ getMenuItems: () => Promise.resolve(sampleMenu({ modules: ['WO'] })) }));
