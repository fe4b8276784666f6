import { ToastRegion, toastQueue, TopBar } from '@gantry/ui-kit';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { useShellMessages } from '../../languages/index.ts';
import { createProgramStore } from '@gantry/platform-client/program/selectedProgram';
import { onStage } from '../testing/ScreenStage.testing.tsx';
import type { PurchaseOrderSearch } from '@gantry/platform-client/services/monolith/monolith.schemas';
import { memoryStorage } from '@gantry/platform-client/storage/memoryStorage.testing';
import { PurchaseOrderSearchField, type PurchaseOrderSearchFieldProps } from './PurchaseOrderSearchField.tsx';

/** The field in its place in the portal: in the top bar, on a phone behind a button. */
function OnBar(props: PurchaseOrderSearchFieldProps) {
  const messages = useShellMessages();
  return (
    <>
      <TopBar
        aria-label={messages.frame.topBar}
        brand={<span>{messages.productName}</span>}
        center={<PurchaseOrderSearchField {...props} />}
        centerLabel={messages.search.label}
      />
      <ToastRegion />
    </>
  );
}

const inHarbor = memoryStorage({ program: 'HFR' });
const program = createProgramStore({ session: inHarbor, local: inHarbor });
const answers = (answer: PurchaseOrderSearch) => () => Promise.resolve(answer);
const found = { found: true, PONumber: '4500017733', projectId: 'HFR', projectName: 'Harbor Fiber Rollout' };
const corridor =
  'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program, Phase 2 (Wholesale)';
const nothing = { found: false, PONumber: null, projectId: null, projectName: null };

async function searchFor(canvas: ReturnType<typeof within>, text: string) {
  const opener = canvas.queryByRole('button', { name: /search purchase orders|أوامر الشراء/i });
  if (opener) await userEvent.click(opener);
  await userEvent.type(await canvas.findByRole('combobox'), `${text}{Enter}`);
}

async function seeHit({ canvas }: { readonly canvas: ReturnType<typeof within> }) {
  await searchFor(canvas, '4500017733');
  await waitFor(async () => expect(screen.getByRole('option')).toBeVisible());
}
const seeToast = (name: string) => waitFor(async () => expect(screen.getByRole('group', { name })).toBeVisible());

const meta = preview.meta({
  title: 'Pages/Purchase order search',
  component: OnBar,
  args: { searchPurchaseOrder: answers(found), program, onOpen: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
  // A toast stays until the story ends.
  beforeEach: () => {
    toastQueue.pause();
    return () => {
      toastQueue.clear();
      toastQueue.resume();
    };
  },
  decorators: [onStage],
});

export const Empty = meta.story();
export const Found = meta.story({ play: seeHit });
export const LongProgramName = meta.story({
  args: { searchPurchaseOrder: answers({ ...found, projectId: 'NCB', projectName: corridor }) },
  play: seeHit,
});
export const Loading = meta.story({
  args: { searchPurchaseOrder: () => new Promise<never>(() => {}) },
  play: ({ canvas }) => searchFor(canvas, '4500017733'),
});
export const NothingFound = meta.story({
  args: { searchPurchaseOrder: answers(nothing) },
  play: async ({ canvas }) => {
    await searchFor(canvas, '9');
    // A live region says it too.
    await waitFor(async () => expect(screen.getAllByText('No results')[0]).toBeVisible());
  },
});

export const Failed = meta.story({
  args: { searchPurchaseOrder: () => Promise.reject(new Error('500')) },
  play: async ({ canvas }) => {
    await searchFor(canvas, '4500017733');
    await seeToast('An error occurred, please try again');
    await expect(canvas.getByRole('combobox')).toHaveValue('4500017733');
  },
});
export const NothingTyped = meta.story({
  play: async ({ canvas }) => {
    await searchFor(canvas, ' ');
    await seeToast('Please, type something to search');
  },
});
