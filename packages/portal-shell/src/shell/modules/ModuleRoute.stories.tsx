import { ServiceError } from '@gantry/module';
import preview from '../../../../../.storybook/preview.tsx';
import { slowAfter } from '../testing/slowAfter.testing.tsx';
import { sampleView } from '../testing/sampleView.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const path = '/apps/workOrder';
const never = () => new Promise<never>(() => {});
const refused = (status: number) => () =>
  Promise.reject(new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path, status }));

const meta = preview.meta({
  title: 'Pages/Module',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  // A busy machine may take longer to load a module than a person would wait.
  beforeEach: slowAfter('all time'),
});

export const Loading = meta.story({ render: () => <WholePortal path={path} monolith={{ getView: never }} /> });
export const View = meta.story({
  render: () => <WholePortal path={path} monolith={{ getView: () => Promise.resolve(sampleView) }} />,
});
export const Failed = meta.story({
  render: () => <WholePortal path={path} monolith={{ getView: refused(500) }} />,
});
export const NotAuthorized = meta.story({
  render: () => <WholePortal path={path} monolith={{ getView: refused(403) }} />,
});
