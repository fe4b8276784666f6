import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { signOutPath } from '@gantry/platform-client/auth/addresses';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

/** The part of the Navigation API that is used here. TypeScript's DOM library lacks it. */
interface Leaving extends Event {
  readonly destination: { readonly url: string };
}

/** Keeps the story from leaving for the sign-out page, which is not part of the application. */
function stayHere() {
  const { navigation } = window as { navigation?: EventTarget }; // Not every browser has it.
  const stay = (event: Event) => {
    // The API defines this event so.
    const { destination } = event as Leaving;
    if (new URL(destination.url).pathname === signOutPath) event.preventDefault();
  };
  navigation?.addEventListener('navigate', stay);
  return () => navigation?.removeEventListener('navigate', stay);
}

const meta = preview.meta({
  title: 'Pages/Logout in the shell',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: stayHere,
  render: () => <WholePortal path="/apps/userLogout" />,
});

export const LoggingOut = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Logging out, please wait...')).toBeVisible();
  },
});
