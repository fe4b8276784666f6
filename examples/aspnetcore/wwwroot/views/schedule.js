// The schedule: the import of a workbook, and the note of the job that the address names.
(function () {
  const context = window.Gantry.currentModule;
  const { ask, load } = context.container.list;
  const find = (selector) => context.container.querySelector(selector);

  find('[data-import]').addEventListener('click', ({ currentTarget: { dataset } }) => {
    const [file] = find('[data-file]').files;
    if (file === undefined) {
      context.toast({ title: 'Choose a workbook first.', tone: 'information' });
      return;
    }
    // Its row in the notifications says how far it is, and what went wrong.
    context.upload(file, { service: 'monolith', path: dataset.import, title: dataset.title, startsJob: true });
    context.openNotificationPanel('imports');
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
    const text = note.value;
    const result = await ask('monolith', `/Schedule/Jobs/${jobSid}/Note`, {
      method: 'PUT',
      body: { note: text },
      whenOffline: 'wait',
      title: `Note on job ${jobSid}`,
    });
    if (result === null) return;
    // It is saved, or the portal keeps it until there is a network.
    saved = text;
    if (result.isWaiting) {
      context.toast({ title: 'The note waits to be sent. The notifications list it.', tone: 'information' });
      return;
    }
    context.toast({ title: 'The note is saved.', tone: 'success' });
    await load();
  });
})();
