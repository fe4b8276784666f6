import { ServiceError } from '@gantry/module';
import preview from '../../../../../.storybook/preview.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const never = () => new Promise<never>(() => {});
const refused = (status: number) => () =>
  Promise.reject(
    new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path: '/Reports/GetPowerBiData', status }),
  );
const at = (path: string, getReportEmbedding: () => Promise<never> = never) => {
  return { render: () => <WholePortal path={`/apps/dashboards/HFR/${path}`} monolith={{ getReportEmbedding }} /> };
};

const meta = preview.meta({
  title: 'Pages/Dashboard report',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
});

export const LoadingDashboard = meta.story(at('dashboard/overview'));
export const LoadingReportOfAGroup = meta.story(at('report/spend'));
export const Failed = meta.story(at('report/weekly', refused(500)));
export const Refused = meta.story(at('report/weekly', refused(403)));
export const NotInTheList = meta.story(at('report/somebody-elses'));
export const NoSuchKind = meta.story(at('chart/weekly'));
