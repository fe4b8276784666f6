import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { onStage } from '../testing/storyStage.testing.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';

const meta = preview.meta({ title: 'ConnectionBanner', component: ConnectionBanner });

export const Reconnecting = meta.story({
  decorators: [onStage({ onReady: ({ platform }) => platform.hub.refuse() })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Reconnecting/, {}, { timeout: 20_000 })).toBeVisible();
  },
});
