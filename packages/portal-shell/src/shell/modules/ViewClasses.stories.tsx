import preview from '../../../../../.storybook/preview.tsx';
import { WholePortal } from '../testing/WholePortal.testing.tsx';

const row = (crew: string, site: string, days: number) =>
  `<tr><th scope="row">${crew}</th><td>${site}</td><td>${days}</td></tr>`;

/** One fragment with every class. Each part names the class that lays it out. */
const fragment = `
  <article class="view">
    <header class="view-header">
      <h1>view-header</h1>
      <p class="view-program">view-program: Northwind Wireless Expansion</p>
    </header>
    <p class="view-message" role="alert">view-message: The crews could not be loaded. Try again.</p>
    <section class="view-section">
      <h2>view-section</h2>
      <div class="view-toolbar">
        <label class="view-field">view-field in view-toolbar <input type="search" placeholder="PO Number"></label>
        <label class="view-field">Region <select><option>North</option></select></label>
        <button type="button">Export</button>
        <button type="submit">Save</button>
      </div>
      <div class="view-scroll" role="region" aria-label="Crews" tabindex="0">
        <table>
          <thead><tr><th scope="col">view-scroll</th><th scope="col">Site</th><th scope="col">Days</th></tr></thead>
          <tbody>${row('Crew 7', 'NWX-0041', 3)}${row('Crew 12', 'NWX-0108', 21)}${row('Crew 15', 'NWX-0230', 8)}</tbody>
        </table>
      </div>
      <p class="view-status">view-status: 3 of 3 crews</p>
    </section>
    <section class="view-section">
      <h2>A form</h2>
      <form class="view-form">
        <label class="view-field">view-field in view-form <input name="name" value="Crew 21"></label>
        <label class="view-field">Region <select name="region"><option>North</option><option>South</option></select></label>
        <label class="view-field">Start <input type="date" name="start" value="2026-11-02"></label>
        <label class="view-field">Plan <input type="file" name="plan"></label>
        <label class="view-field">Note <textarea name="note">Ring twice.</textarea></label>
        <button type="submit">Save</button>
      </form>
    </section>
  </article>`;

const meta = preview.meta({
  title: 'Pages/Classes of views',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '960px' } } },
});

/** Every class that a view may use. docs/modules/styles.md shows this picture. */
export const EveryClass = meta.story({
  render: () => <WholePortal path="/apps/workOrder" monolith={{ getView: () => Promise.resolve(fragment) }} />,
});
