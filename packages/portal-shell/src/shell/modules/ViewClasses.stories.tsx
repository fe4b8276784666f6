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
      <form class="view-form" novalidate>
        <div class="view-summary" role="group" tabindex="-1" aria-labelledby="summary">
          <p id="summary">view-summary: The crew is not saved. Correct what is listed here.</p>
          <ul><li><a href="#crew">Crew: Choose a name that no other crew has.</a></li></ul>
        </div>
        <div class="view-field">
          <label for="crew">view-field in view-form</label>
          <input id="crew" name="crew" value="Crew 21" required aria-invalid="true" aria-describedby="crew-hint crew-error">
          <p class="view-hint" id="crew-hint">view-hint: As on the badge.</p>
          <p class="view-error" id="crew-error">view-error: Choose a name that no other crew has.</p>
        </div>
        <fieldset class="view-field">
          <legend>Shift</legend>
          <label class="view-choice"><input type="radio" name="shift" required checked><span>view-choice</span></label>
          <label class="view-choice"><input type="radio" name="shift" required><span>Night</span></label>
        </fieldset>
        <fieldset class="view-field">
          <legend>Areas</legend>
          <div class="view-choices">
            <label class="view-choice"><input type="checkbox" name="area" checked><span>view-choices</span></label>
            <label class="view-choice"><input type="checkbox" name="area"><span>Rooftop</span></label>
            <label class="view-choice"><input type="checkbox" name="area"><span>Access road</span></label>
          </div>
        </fieldset>
        <label class="view-field">Region <select name="region"><option>North</option><option>South</option></select></label>
        <label class="view-field">Start <input type="date" name="start" value="2026-11-02"></label>
        <div class="view-field">
          <label for="plan">Plan</label>
          <input type="file" id="plan" name="plan">
          <ul class="view-files">
            <li><bdi>view-files.pdf</bdi><button type="button" aria-label="Remove view-files.pdf">Remove</button>
              <progress max="100" value="60" aria-label="view-files.pdf"></progress></li>
          </ul>
        </div>
        <label class="view-field">Note <textarea name="note">Ring twice.</textarea></label>
        <button type="submit">Save</button>
      </form>
    </section>
  </article>`;

const meta = preview.meta({
  title: 'Pages/Classes of views',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '1500px' } } },
});

/** Every class that a view may use. docs/modules/styles.md shows this picture. */
export const EveryClass = meta.story({
  render: () => <WholePortal path="/apps/workOrder" monolith={{ getView: () => Promise.resolve(fragment) }} />,
});
