// The schedule: the import of a workbook, and the note of the job that the address names.
(function () {
  const context = window.Gantry.currentModule;
  const { load, rows } = context.container.list;
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
  section.querySelector('h2').textContent = `Job ${jobSid}`;
  /** Shows the note of the job. What a person is writing stays. */
  function showNote(jobs) {
    const isChanged = note.value !== saved;
    saved = jobs.find(({ id }) => String(id) === jobSid)?.note ?? '';
    if (!isChanged) note.value = saved;
    // A field that is empty until the note is known would have it overwritten.
    section.hidden = false;
  }
  context.container.addEventListener('rows', ({ detail }) => showNote(detail));
  if (rows() !== null) showNote(rows());
  context.beforeLeave(() => (note.value === saved ? null : 'The note for the crew is not saved. Leave the page?'));
  section.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const text = note.value;
    const result = await context.write('monolith', `/Schedule/Jobs/${jobSid}/Note`, {
      method: 'PUT',
      body: { note: text },
      title: `Note on job ${jobSid}`,
    });
    if (result.state === 'failed') {
      const { serverMessage, message } = result.error;
      context.toast({ title: serverMessage || message, tone: 'danger' });
      return;
    }
    // It is saved, or the portal keeps it until it is.
    saved = text;
    if (result.state !== 'sent') {
      context.toast({ title: 'The note is on its way. The notifications list it.', tone: 'information' });
      return;
    }
    context.toast({ title: 'The note is saved.', tone: 'success' });
    await load();
  });
})();
