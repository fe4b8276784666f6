// Every view: its table, the search in it, and its export.
(function () {
  const context = window.Gantry.currentModule;
  const find = (selector) => context.container.querySelector(selector);
  const table = find('table[data-source]');
  const search = find('[data-search]');
  const headers = [...table.querySelectorAll('th')];
  /** Null until they have come. */
  let rows = null;

  find('[data-program]').textContent = context.program?.name ?? '';
  if (find('[data-module]')) find('[data-module]').textContent = context.module.name;
  search.value = context.inputs[search.dataset.input] ?? '';

  function show() {
    if (rows === null) return;
    const wanted = search.value.trim().toLowerCase();
    const shown = rows.filter((row) => Object.values(row).join(' ').toLowerCase().includes(wanted));
    find('.view-status').textContent = `${shown.length} of ${rows.length}`;
    table.tBodies[0].replaceChildren(
      ...shown.map((row) => {
        const line = document.createElement('tr');
        for (const { dataset } of headers) {
          const cell = line.insertCell();
          const text = String(row[dataset.key] ?? '');
          if (dataset.key !== 'id' || !table.dataset.link) cell.textContent = text;
          else cell.append(linkTo(`${table.dataset.link}${text}`, text));
        }
        return line;
      }),
    );
  }

  function linkTo(path, text) {
    const link = document.createElement('a');
    link.href = context.hrefOf(path);
    link.textContent = text;
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      context.navigate(path);
    });
    return link;
  }

  /** Returns the value of an answer. A refusal is shown. */
  async function ask(service, path, options) {
    const result = await context.request(service, path, options);
    const message = find('.view-message');
    message.hidden = result.ok;
    if (result.ok) return result;
    if (result.error.status === 403) context.reportUnauthorized();
    message.textContent = result.error.serverMessage ?? result.error.message;
    return null;
  }

  async function load() {
    const result = await ask('monolith', table.dataset.source, { keep: true });
    if (result === null) return;
    rows = result.value;
    show();
    if (result.keptAt !== undefined)
      find('.view-status').textContent += `, as of ${new Date(result.keptAt).toLocaleString()}`;
    context.container.dispatchEvent(new CustomEvent('rows', { detail: rows }));
  }

  search.addEventListener('input', show);
  find('[data-export]')?.addEventListener('click', async ({ currentTarget: { dataset } }) => {
    const body = { title: dataset.title, table: dataset.export };
    if (await ask('base', '/fsoworkflowtasks/api/BackgroundJobs/Start', { method: 'POST', body }))
      context.openNotificationPanel('exports');
  });
  // The first rows may be there before another script listens.
  context.container.list = { ask, load, rows: () => rows };
  void load();
})();
