import { createFakePlatform, type FakePlatform } from '@gantry/notification-center/testing';
import preview from '../../../../../.storybook/preview.tsx';
import { holdToasts } from '../testing/holdToasts.testing.tsx';
import { sampleImportId, sampleNotifications } from '../testing/sampleNotifications.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const resultData = JSON.stringify([
  { line: 2, item: 'WO-20871', outcome: 'created', message: '' },
  { line: 3, item: 'WO-20874', outcome: 'updated', message: 'The start date moved by two days.' },
  { line: 4, item: 'WO-20880', outcome: 'failed', message: 'There is no site with this code in the program.' },
]);

/** The results page of an import with a given answer of its job. */
const at = (getResults: () => Promise<string | null>, job = sampleImportId) => {
  const createPlatform = (): FakePlatform => {
    const platform = createFakePlatform({ notifications: sampleNotifications() });
    const get = async ({ id }: { readonly id: string }) => ({
      id,
      description: 'Work orders import',
      resultData: await getResults(),
    });
    return { ...platform, jobs: { ...platform.jobs, legacy: { ...platform.jobs.legacy, get } } };
  };
  const path = `/apps/workOrder/WorkOrderImportResults/${job}`;
  return { render: () => <WholePortal path={path} createPlatform={createPlatform} /> };
};

const meta = preview.meta({
  title: 'Pages/Import results',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  beforeEach: holdToasts,
});

export const Results = meta.story(at(() => Promise.resolve(resultData)));
export const Loading = meta.story(at(() => new Promise<never>(() => {})));
export const NotAvailable = meta.story(at(() => Promise.resolve(null)));
export const Failed = meta.story(at(() => Promise.reject(new Error('500'))));
export const NotAuthorized = meta.story({
  render: () => <WholePortal path={`/apps/supplyChain/main/itemManagementImportResult/${sampleImportId}`} />,
});
