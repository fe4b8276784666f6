/**
 * A view as the monolith sends it: a table and a form with the classes that the portal styles. Views are in English.
 */
export const sampleView = `<article class="view" lang="en" dir="ltr">
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
