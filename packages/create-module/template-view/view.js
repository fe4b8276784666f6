(function () {
  'use strict';

  /** @type {import('@gantry/module').ModuleContext} */
  const context = window.Gantry.currentModule;
  const find = (selector) => context.container.querySelector(selector);

  const cells = (name, texts) =>
    texts.map((text) => Object.assign(document.createElement(name), { textContent: text }));

  async function showRecords() {
    const result = await context.request('base', '/records/api/workflow');
    if (result.ok) {
      find('[data-columns]').replaceChildren(...cells('th', result.value.columns));
      find('[data-rows]').replaceChildren(
        ...result.value.rows.map((row) => {
          const line = document.createElement('tr');
          line.append(...cells('td', row));
          return line;
        }),
      );
      return;
    }
    if (result.error.status === 403) return context.reportUnauthorized();
    find('[data-error]').textContent = result.error.serverMessage ?? result.error.message;
    find('[data-error]').hidden = false;
  }

  find('[data-program]').textContent = context.program === null ? 'No program is chosen.' : context.program.name;
  showRecords().catch((error) => {
    // Leaving the view aborts its calls, which is no failure.
    if (!context.signal.aborted) context.reportError(error);
  });
})();
