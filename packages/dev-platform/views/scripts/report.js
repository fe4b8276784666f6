/** The daily field report: what its form is filled with, photos that go up at once, the draft, and what the service says. */
(function () {
  'use strict';

  const context = window.Gantry.currentModule;
  const { container, drafts, program } = context;
  let { appearance } = context;
  const find = (selector) => container.querySelector(selector);
  const findAll = (selector) => container.querySelectorAll(selector);
  const view = find('.view');
  const form = find('form');
  const path = '/fieldreports/api';

  const languages = {
    en: {
      loading: 'The form is loading …',
      notSent: 'The report could not be sent. Try again in a moment. Nothing that you typed is lost.',
      photoFailed: 'It was not sent. Remove it and choose it again.',
      photoUnknown: 'Nobody can say whether it was sent. Remove it and choose it again.',
      remove: 'Remove',
      draft: (time) => 'This is your draft of ' + time + '. It is kept in this browser until you send it or sign out.',
      refused: (time) => 'The report of ' + time + ' was not accepted. Correct what is listed here, and send it again.',
      sent: 'The report is sent.',
      onItsWay:
        'The report is on its way. If the service does not take it, you are asked to correct it. The notifications list it.',
      waits: 'The report waits in this browser, and is sent as soon as it can be. The notifications list it.',
      title: (date) => 'Field report of ' + date,
      none: 'No report has been sent yet.',
    },
    ar: {
      loading: 'يجري تحميل النموذج …',
      notSent: 'تعذّر إرسال التقرير. حاول مرة أخرى بعد لحظة. لم يضع شيء مما كتبته.',
      photoFailed: 'لم تُرسل. أزلها واخترها مرة أخرى.',
      photoUnknown: 'لا يُعرف هل أُرسلت. أزلها واخترها مرة أخرى.',
      remove: 'إزالة',
      draft: (time) => 'هذه مسودتك من ' + time + '. تُحفظ في هذا المتصفح حتى ترسلها أو تسجّل الخروج.',
      refused: (time) => 'لم يُقبل التقرير الذي كتبته في ' + time + '. صحّح ما يرد هنا، ثم أرسله مرة أخرى.',
      sent: 'أُرسل التقرير.',
      onItsWay: 'التقرير في طريقه. إن لم تقبله الخدمة، فسيُطلب منك تصحيحه. تجده في الإشعارات.',
      waits: 'ينتظر التقرير في هذا المتصفح، وسيُرسل حالما يمكن ذلك. تجده في الإشعارات.',
      title: (date) => 'التقرير الميداني ليوم ' + date,
      none: 'لم يُرسل أي تقرير بعد.',
    },
  };
  let language = 'en';
  let sentences = languages.en;

  /** What is said above the form, written anew if the language changes. */
  let state = () => sentences.loading;
  function say(next) {
    state = next;
    find('[data-state]').textContent = state();
  }

  function element(name, text, properties) {
    const made = Object.assign(document.createElement(name), properties);
    if (text) made.textContent = text;
    return made;
  }

  async function read(address, options) {
    const result = await context.request('base', path + address, options);
    if (result.ok) return result.value;
    if (result.error.status === 403) context.reportUnauthorized();
    throw new Error(result.error.serverMessage || result.error.message);
  }

  // The photos, by the keys of their uploads.

  let photos = [];

  /** Shows a photo, how far its upload is and how it ends, also if the person tries again in its row. */
  function showPhoto(photo, upload) {
    const row = element('li');
    const name = element('bdi', photo.name, { id: 'photo-' + photo.key });
    const bar = element('progress', '', { max: 100, value: 0, ariaLabel: photo.name });
    const failure = element('p', '', { className: 'view-error' });
    const remove = element('button', sentences.remove, { type: 'button', id: 'remove-' + photo.key });
    remove.setAttribute('aria-labelledby', remove.id + ' ' + name.id);
    remove.addEventListener('click', () => {
      if (upload) upload.cancel();
      photos = photos.filter((one) => one !== photo);
      row.remove();
      find('[name=photos]').focus();
      keepDraft();
    });
    row.append(name, remove, bar, failure);
    find('[data-photos]').append(row);
    const fail = (sentence) => {
      bar.hidden = true;
      failure.textContent = sentence;
    };
    if (!upload) return fail(sentences.photoUnknown);
    async function end() {
      const { ok, error } = await (await context.uploads.find(photo.key)).result;
      if (ok) bar.value = 100;
      else fail(error.serverMessage || sentences.photoFailed);
    }
    function show({ phase, sentBytes, totalBytes }) {
      bar.hidden = false;
      failure.textContent = '';
      if (phase === 'ended') return end();
      bar.value = totalBytes === 0 ? 100 : (100 * sentBytes) / totalBytes;
    }
    show(upload.progress());
    upload.onProgress(show);
  }

  find('[name=photos]').addEventListener('change', ({ target }) => {
    for (const file of target.files) {
      const upload = context.upload(file, { service: 'base', path: path + '/Photos', image: { maxEdge: 2048 } });
      const photo = { key: upload.key, name: file.name };
      photos.push(photo);
      showPhoto(photo, upload);
    }
    target.value = '';
    keepDraft();
  });

  // The draft.

  const keepDraft = () => drafts.write('report', { fields: form.values(), photos });

  /** An earlier version of the view may have kept another draft, so it is checked. */
  async function restoreDraft() {
    const draft = drafts.read('report');
    const { fields, photos: kept } = (draft && draft.values) || {};
    if (!Array.isArray(kept) || !form.restore(fields)) return;
    photos = kept.filter(({ key, name }) => typeof key === 'string' && typeof name === 'string');
    const kind = draft.refusal ? 'refused' : 'draft';
    say(() => sentences[kind](context.formatTime(draft.savedAt, 'moment')));
    find('[data-discard]').hidden = false;
    if (draft.refusal) form.showErrors(errorsOf(draft.refusal.fieldErrors, draft.refusal.message));
    for (const photo of [...photos]) showPhoto(photo, await context.uploads.find(photo.key));
  }

  // Sending.

  function bodyOf() {
    const { people = [], areas = [], workPackage, ...others } = form.values();
    const texts = Object.fromEntries(Object.entries(others).map(([name, values]) => [name, values[0]]));
    // An option is its number and its name.
    return { ...texts, people, areas, workPackage: workPackage[0].split(' ')[0], photos };
  }

  const errorsOf = (fieldErrors, message) => fieldErrors || { server: message || sentences.notSent };

  async function send() {
    const body = bodyOf();
    const result = await context.write('base', path + '/Reports', {
      method: 'POST',
      query: { language },
      body,
      title: sentences.title(body.date),
      // A report that is refused holds up no other one.
      target: 'report of ' + body.date + ' on ' + body.workPackage,
      form: 'report',
      after: photos,
    });
    if (result.state === 'failed') {
      return form.showErrors(errorsOf(result.error.fieldErrors, result.error.serverMessage));
    }
    form.hidden = true;
    say(() => sentences[result.state]);
    find('[data-another]').hidden = false;
    find('[data-another]').focus();
    return showReports();
  }

  let isSending = false;
  form.addEventListener('input', keepDraft);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    const errors = form.missing();
    form.showErrors(errors);
    if (Object.keys(errors).length > 0) return;
    isSending = true;
    const button = find('[type=submit]');
    button.setAttribute('aria-disabled', 'true');
    await send().catch((error) => context.reportError(error));
    isSending = false;
    button.removeAttribute('aria-disabled');
  });

  // What is loaded.

  /** The day that is today in the zone of the person, as ISO 8601. */
  function today() {
    const figures = { year: 'numeric', month: '2-digit', day: '2-digit' };
    const format = new Intl.DateTimeFormat('en-US', { timeZone: appearance.timeZones[0], ...figures });
    const parts = Object.fromEntries(format.formatToParts().map(({ type, value }) => [type, value]));
    return parts.year + '-' + parts.month + '-' + parts.day;
  }

  function begin() {
    form.reset();
    photos = [];
    find('[data-photos]').replaceChildren();
    form.showErrors({});
    say(() => '');
    find('[data-another]').hidden = true;
    find('[data-discard]').hidden = true;
    find('[name=date]').value = today();
    find('[name=date]').max = today();
    form.hidden = false;
  }

  let search = new AbortController();
  async function offerPackages() {
    search.abort();
    search = new AbortController();
    const { signal } = search;
    const query = { search: find('[name=workPackage]').value };
    const found = await read('/WorkPackages', { query, signal }).catch(() => []);
    if (signal.aborted) return;
    find('#report-packages').replaceChildren(...found.map(({ label }) => element('option', '', { value: label })));
  }

  let reports = null;
  function drawReports() {
    if (reports === null) return;
    const day = new Intl.DateTimeFormat(appearance.formatLocale, { dateStyle: 'medium', timeZone: 'UTC' });
    find('[data-list-state]').textContent = reports.length === 0 ? sentences.none : '';
    find('[data-list]').hidden = reports.length === 0;
    find('tbody').replaceChildren(
      ...reports.map(({ date, workPackage, crewSize, photoCount, sentBy, sentAt }) => {
        const row = document.createElement('tr');
        const cells = [
          workPackage.label,
          crewSize,
          photoCount,
          sentBy + ', ' + context.formatTime(Date.parse(sentAt), 'moment'),
        ];
        row.append(
          element('th', day.format(Date.parse(date)), { scope: 'row' }),
          ...cells.map((cell) => element('td', String(cell), { dir: 'auto' })),
        );
        return row;
      }),
    );
  }

  async function showReports() {
    try {
      reports = await read('/Reports', { keep: true });
      drawReports();
    } catch (error) {
      if (!context.signal.aborted) find('[data-list-state]').textContent = error.message;
    }
  }

  async function load() {
    const failure = find('[data-failure]');
    for (const part of [failure, find('[data-retry]')]) part.hidden = true;
    try {
      const people = await read('/People', { keep: true });
      find('[data-people]').replaceChildren(
        ...people.map(({ id, label }) => {
          const choice = element('label', '', { className: 'view-choice' });
          choice.append(element('input', '', { type: 'checkbox', name: 'people', value: id }), element('span', label));
          return choice;
        }),
      );
      begin();
      await restoreDraft();
    } catch (error) {
      if (context.signal.aborted) return;
      failure.textContent = error.message;
      say(() => '');
      for (const part of [failure, find('[data-retry]')]) part.hidden = false;
    }
  }

  // The fragment is in English.
  for (const part of findAll('[data-ar]')) part.dataset.en = part.textContent;
  for (const part of findAll('[data-missing-ar]')) part.dataset.missingEn = part.dataset.missing;

  /** Writes everything in the language of the person, with the formats of their region and zone. What was typed stays. */
  function speak() {
    const before = sentences;
    language = appearance.locale === 'ar' ? 'ar' : 'en';
    sentences = languages[language];
    view.lang = language;
    view.dir = language === appearance.locale ? appearance.direction : 'ltr';
    for (const part of findAll('[data-ar]')) part.textContent = part.dataset[language];
    for (const part of findAll('[data-missing-ar]')) {
      part.dataset.missing = language === 'ar' ? part.dataset.missingAr : part.dataset.missingEn;
    }
    for (const button of findAll('[data-photos] button')) button.textContent = sentences.remove;
    for (const failure of findAll('[data-photos] .view-error')) {
      for (const name of ['photoFailed', 'photoUnknown']) {
        if (failure.textContent === before[name]) failure.textContent = sentences[name];
      }
    }
    // What is wrong was said in the other language. It is said again once the report is sent again.
    if (sentences !== before) form.showErrors({});
    say(state);
    drawReports();
  }

  speak();
  context.onAppearanceChange((changed) => {
    appearance = changed;
    speak();
  });
  find('[data-program]').textContent = program.name;
  find('[data-retry]').addEventListener('click', load);
  find('[data-another]').addEventListener('click', begin);
  find('[data-discard]').addEventListener('click', () => {
    drafts.remove('report');
    begin();
  });
  find('[name=workPackage]').addEventListener('input', offerPackages);
  offerPackages();
  load();
  showReports();
})();
