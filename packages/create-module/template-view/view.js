(function () {
  'use strict';

  /** @typedef {{ caption: string, columns: string[], rows: string[][] }} Table */

  const context = window.Gantry?.currentModule;
  if (!context) throw new Error('This script belongs to a view of the portal, which opens it.');
  const { container, route, signal } = context;

  /**
   * An element of view.html, by its attribute.
   *
   * @template {HTMLElement} Kind
   * @param {string} name
   * @param {new () => Kind} kind
   * @returns {Kind}
   */
  const part = (name, kind) => {
    const found = container.querySelector(`[data-${name}]`);
    if (!(found instanceof kind)) throw new Error(`view.html has no element with data-${name}.`);
    return found;
  };
  const filter = part('filter', HTMLInputElement);
  const exporting = part('export', HTMLButtonElement);
  const failure = part('failure', HTMLElement);

  /** The address of a view is its state: with another site, the portal opens the view again. */
  const site = route.query['site'] ?? '';

  /** @type {Table} */
  let shown = { caption: '', columns: [], rows: [] };

  /** @type {(value: unknown) => value is string[]} */
  const isTexts = (value) => Array.isArray(value) && value.every((item) => typeof item === 'string');

  /**
   * Checks an answer.
   *
   * @param {unknown} answer
   * @returns {Table}
   */
  const parseTable = (answer) => {
    if (typeof answer === 'object' && answer && 'caption' in answer && 'columns' in answer && 'rows' in answer) {
      const { caption, columns, rows } = answer;
      if (typeof caption === 'string' && isTexts(columns) && Array.isArray(rows) && rows.every(isTexts)) {
        return { caption, columns, rows };
      }
    }
    throw new TypeError('The answer is not a table with caption, columns and rows.');
  };

  /** @type {(name: 'th' | 'td', texts: string[]) => HTMLElement[]} */
  const cells = (name, texts) =>
    texts.map((text) => Object.assign(document.createElement(name), { textContent: text }));

  /** @type {(texts: string[]) => HTMLElement} */
  const line = (texts) => {
    const row = document.createElement('tr');
    row.append(...cells('td', texts));
    return row;
  };

  const showRecords = async () => {
    failure.hidden = true;
    const result = await context.request('base', '/records/api/workflow', { parse: parseTable });
    if (result.ok) {
      const { caption, columns, rows } = result.value;
      shown = { caption, columns, rows: rows.filter((row) => row.some((cell) => cell.includes(site))) };
      part('columns', HTMLElement).replaceChildren(...cells('th', columns));
      part('rows', HTMLElement).replaceChildren(...shown.rows.map(line));
      exporting.disabled = false;
      return;
    }
    if (result.error.status === 403) return context.reportUnauthorized();
    part('reason', HTMLElement).textContent = result.error.serverMessage ?? result.error.message;
    failure.hidden = false;
  };

  /** Saves the rows as a file. */
  const exportRows = () => {
    const quote = (/** @type {string} */ cell) => `"${cell.replaceAll('"', '""')}"`;
    const text = [shown.columns, ...shown.rows].map((row) => row.map(quote).join(',')).join('\r\n');
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
    Object.assign(document.createElement('a'), { href: address, download: `${shown.caption}.csv` }).click();
    URL.revokeObjectURL(address);
  };

  const start = () =>
    showRecords().catch((error) => {
      // Leaving the view aborts its calls, which is no failure.
      if (!signal.aborted) context.reportError(error);
    });

  part('program', HTMLElement).textContent = context.program?.name ?? 'No program is chosen.';
  filter.value = site;
  filter.addEventListener('change', () => {
    context.navigate(`${route.basePath}?site=${encodeURIComponent(filter.value)}`);
  });
  exporting.addEventListener('click', exportRows);
  part('retry', HTMLElement).addEventListener('click', start);
  start();
})();
