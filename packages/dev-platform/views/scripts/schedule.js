/** The Schedule: the jobs of a program or one job, with exports and imports in the background. */
(function () {
  'use strict';

  const context = window.Gantry.currentModule;
  const { container, inputs, program, route } = context;
  const find = (selector) => container.querySelector(selector);

  /** The Error of a failed call, with the monolith's sentence. */
  function refusal(error) {
    if (error.status === 403) context.reportUnauthorized();
    return new Error(error.serverMessage || error.message);
  }

  /** Calls the monolith. Throws an Error with the monolith's sentence after a refusal. */
  async function ask(path, options) {
    const result = await context.request('monolith', path, options);
    if (result.ok) return result;
    throw refusal(result.error);
  }

  /** Calls the monolith and returns its answer. */
  async function call(path, options) {
    return (await ask(path, options)).value;
  }

  /** Runs the command of a button, which is disabled meanwhile. Shows a failure unless the person has left. */
  async function run(button, failure, command) {
    button.disabled = true;
    try {
      await command();
    } catch (error) {
      if (!context.signal.aborted) context.toast({ title: failure + ' ' + error.message, tone: 'danger' });
    } finally {
      button.disabled = false;
    }
  }

  function showError(error) {
    if (context.signal.aborted) return;
    const message = find('[data-error]');
    message.textContent = error.message;
    message.hidden = false;
  }

  function element(name, text, attributes) {
    const made = document.createElement(name);
    made.textContent = text;
    for (const [key, value] of Object.entries(attributes || {})) made.setAttribute(key, value);
    return made;
  }

  /** Makes a link stay inside the portal on a plain click. It can still be opened in a new tab. */
  function followInside(link) {
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      context.navigate(link.getAttribute('href'));
    });
    return link;
  }

  function jobRow(job) {
    const row = document.createElement('tr');
    const first = element('th', '', { scope: 'row' });
    first.append(followInside(element('a', job.jobSid, { href: route.basePath + '/' + job.jobSid })));
    row.append(
      first,
      ...[job.site, job.milestone, job.status, job.crew, job.plannedStart, job.plannedFinish].map((text) =>
        element('td', text),
      ),
    );
    return row;
  }

  function showJobs(jobs) {
    const text = find('[data-filter-text]');
    const status = find('[data-filter-status]');
    function filter() {
      const words = text.value.trim().toLowerCase();
      const shown = jobs.filter(
        (job) =>
          (status.value === '' || job.status === status.value) &&
          [job.jobSid, job.site, job.crew, job.manager].some((value) => value.toLowerCase().includes(words)),
      );
      find('[data-rows]').replaceChildren(...shown.map(jobRow));
      find('[data-count]').textContent =
        shown.length === 0
          ? 'No job matches. Change the words or the status.'
          : shown.length + ' of ' + jobs.length + ' jobs';
    }
    text.addEventListener('input', filter);
    status.addEventListener('change', filter);
    filter();
  }

  function offerExports() {
    for (const button of container.querySelectorAll('[data-export]')) {
      const { export: file, exportTitle: title } = button.dataset;
      button.addEventListener('click', () =>
        run(button, 'The export was not started.', async () => {
          await call('/api/Jobs/Export', { method: 'POST', body: { title, file } });
          context.toast({
            title: 'The export has started. Its progress is in the notifications.',
            tone: 'information',
          });
          context.openNotificationPanel('exports');
        }),
      );
    }
  }

  function offerImport() {
    const form = find('[data-import]');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const title = 'Project management jobs import';
      run(form.querySelector('button'), 'The import was not started.', async () => {
        const upload = context.upload(new FormData(form).get('file'), {
          service: 'monolith',
          path: '/api/Jobs/Import',
          fields: { title },
          title,
          startsJob: true,
        });
        // Its row is there from the first byte.
        context.openNotificationPanel('imports');
        const result = await upload.result;
        if (result.ok) form.reset();
        else if (result.error.kind !== 'cancelled') throw new Error(result.error.serverMessage || result.error.message);
      });
    });
  }

  function showJob(job) {
    find('[data-title]').textContent = 'Job ' + job.jobSid + ', ' + job.site;
    const facts = [
      ['Milestone', job.milestone],
      ['Status', job.status],
      ['Crew', job.crew],
      ['Manager', job.manager],
      ['Planned start', job.plannedStart],
      ['Planned finish', job.plannedFinish],
    ];
    find('[data-facts]').replaceChildren(
      ...facts.flatMap(([term, value]) => [element('dt', term), element('dd', value)]),
    );
    keepNote(job);
  }

  /** The note is the only unsaved work, so a leave guard protects it. */
  function keepNote(job) {
    const note = find('[data-note]');
    const form = find('[data-note-form]');
    let saved = job.note;
    note.value = saved;
    const state = find('[data-note-state]');
    function tell(text, tone) {
      state.textContent = '';
      context.toast({ title: text, tone });
    }
    /** The note is kept in the browser, so leaving loses nothing. */
    function tellLater(written) {
      state.textContent =
        'The note ' +
        (written.state === 'waits' ? 'waits to be sent' : 'is on its way') +
        '. The notifications list it.';
      written.sent.then((result) => {
        if (context.signal.aborted) return;
        if (result === null) tell('The note was not sent.', 'information');
        else if (result.ok) tell('The note is saved.', 'success');
        else tell('The note was not saved. ' + (result.error.serverMessage || result.error.message), 'danger');
      });
    }
    context.beforeLeave(() => (note.value === saved ? null : 'The note for the crew is not saved. Leave it?'));
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = note.value;
      run(form.querySelector('button'), 'The note was not saved.', async () => {
        const path = '/api/Schedule/Jobs/' + encodeURIComponent(job.jobSid) + '/Note';
        const result = await context.write('monolith', path, {
          method: 'PUT',
          body: { note: text },
          title: 'Note on job ' + job.jobSid + ', ' + job.site,
        });
        if (result.state === 'failed') throw refusal(result.error);
        saved = text;
        if (result.state === 'sent') tell('The note is saved.', 'success');
        else tellLater(result);
      });
    });
  }

  /** Reads what is kept for a time without a network, and says how old it is then. */
  async function read(path) {
    const { value, keptAt } = await ask(path, { keep: true });
    if (keptAt !== undefined) {
      find('[data-program]').textContent = program.name + ', as of ' + context.formatTime(keptAt);
    }
    return value;
  }

  find('[data-program]').textContent = program.name;
  if (inputs.jobSid === undefined) {
    read('/api/Schedule/Jobs')
      .then((jobs) => {
        find('[data-list]').hidden = false;
        showJobs(jobs);
      })
      .catch(showError);
    offerExports();
    offerImport();
  } else {
    find('[data-back]').setAttribute('href', route.basePath);
    followInside(find('[data-back]'));
    read('/api/Schedule/Jobs/' + encodeURIComponent(inputs.jobSid))
      .then((job) => {
        find('[data-job]').hidden = false;
        showJob(job);
      })
      .catch(showError);
  }
})();
