// The schedule: the import of a workbook, and the note of the job that the address names.
(function () {
  const context = window.Gantry.currentModule;
  const { ask, load } = context.container.list;
  const find = (selector) => context.container.querySelector(selector);

  find('[data-import]').addEventListener('click', async ({ currentTarget: { dataset } }) => {
    const [file] = find('[data-file]').files;
    if (file === undefined) {
      context.toast({ title: 'Choose a workbook first.', tone: 'information' });
      return;
    }
    const body = new FormData();
    body.append('file', file);
    if (await ask('monolith', dataset.import, { method: 'POST', body })) context.openNotificationPanel('imports');
  });

  const { jobSid } = context.inputs;
  if (jobSid === undefined) return;
  const section = find('[data-job]');
  const note = section.querySelector('input');
  let saved = '';
  section.hidden = false;
  section.querySelector('h2').textContent = `Job ${jobSid}`;
  context.container.addEventListener('rows', ({ detail }) => {
    saved = detail.find(({ id }) => String(id) === jobSid)?.note ?? '';
    note.value = saved;
  });
  context.beforeLeave(() => (note.value === saved ? null : 'The note for the crew is not saved. Leave the page?'));
  section.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = { note: note.value };
    if (!(await ask('monolith', `/Schedule/Jobs/${jobSid}/Note`, { method: 'PUT', body }))) return;
    context.toast({ title: 'The note is saved.', tone: 'success' });
    await load();
  });
})();
