import { ServiceError } from '@gantry/module';
import preview from '../../../../../.storybook/preview.tsx';
import { slowAfter } from '../testing/slowAfter.testing.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const path = '/apps/workOrder';
const never = () => new Promise<never>(() => {});
const refused = (status: number) => () =>
  Promise.reject(new ServiceError({ kind: 'refused', service: 'monolith', method: 'GET', path, status }));

/** A view as the monolith sends it: a table and a list with the classes that the portal styles. Views are in English. */
const sampleView = `<article class="view" lang="en" dir="ltr">
  <header class="view-header">
    <h1>Work Order</h1>
    <p class="view-program">Harbor Fiber Rollout</p>
  </header>
  <section class="view-section">
    <h2>Open work orders</h2>
    <div class="view-scroll" role="region" aria-label="Open work orders" tabindex="0">
      <table class="view-table">
        <thead>
          <tr><th scope="col">Number</th><th scope="col">Site</th><th scope="col">Crew</th><th scope="col">Status</th></tr>
        </thead>
        <tbody>
          <tr><th scope="row">WO-20871</th><td>Pier 14 Splice Vault</td><td>Kestrel</td><td>In progress</td></tr>
          <tr><th scope="row">WO-20874</th><td>Harbor Street Handhole 9</td><td>Heron</td><td>Scheduled</td></tr>
          <tr><th scope="row">WO-20880</th><td>Customs House Riser</td><td>Kestrel</td><td>Waiting for material</td></tr>
        </tbody>
      </table>
    </div>
  </section>
  <section class="view-section">
    <h2>Context</h2>
    <dl class="view-list"><dt>Program</dt><dd>HFR</dd><dt>General contractor</dt><dd>Yes</dd></dl>
  </section>
</article>`;

const meta = preview.meta({
  title: 'Pages/Module',
  component: WholePortal,
  args: { path },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  // A busy machine may take longer to load a module than a person would wait.
  beforeEach: slowAfter('all time'),
});

export const Loading = meta.story({ args: { monolith: { getView: never } } });
export const View = meta.story({ args: { monolith: { getView: () => Promise.resolve(sampleView) } } });
export const Failed = meta.story({ args: { monolith: { getView: refused(500) } } });
export const NotAuthorized = meta.story({ args: { monolith: { getView: refused(403) } } });
