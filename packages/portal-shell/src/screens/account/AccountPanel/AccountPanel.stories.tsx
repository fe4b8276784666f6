import { fn } from 'storybook/test';
import preview from '../../../../../../.storybook/preview.tsx';
import { withPreferences } from '../../../preferences/PreferencesStage.testing.tsx';
import { AccountPanel } from './AccountPanel.tsx';

const meta = preview.meta({
  title: 'Pages/Account',
  component: AccountPanel,
  args: {
    id: 'account',
    isOpen: true,
    onOpenChange: fn(),
    name: 'Avery Stone',
    email: 'avery.stone@gantry.example',
    picture: { src: null, onUpload: () => Promise.resolve(), onDelete: () => Promise.resolve() },
    changePasswordHref: 'https://id.example/.well-known/change-password',
    onAllowPush: null,
    onLogout: fn(),
    versionLabel: '0.0.1-local',
    environment: 'test',
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  decorators: [withPreferences],
});

export const LocalAccount = meta.story();
export const OutsideIdentityProvider = meta.story({ args: { changePasswordHref: null, email: null } });
export const UploadFailed = meta.story({
  args: { picture: { onUpload: () => Promise.reject(new Error('Image Upload Failed - the image is over 5 MB')) } },
});
export const PushNotAskedYet = meta.story({ args: { onAllowPush: fn() } });
export const LongName = meta.story({
  args: {
    name: 'Maximiliana Featherstonehaugh-Montgomery of the Northern Corridor',
    email: 'maximiliana.featherstonehaugh-montgomery@northern-corridor.gantry.example',
  },
});
