/**
 * A report or dashboard inside its frame. It uses the protocol of Power BI's own page: requests and answers in the shape of HTTP go over
 * postMessage, the portal posts what to load and each new token, and this page posts events such as `loaded`.
 */
(function () {
  'use strict';

  const address = new URLSearchParams(location.search);
  const portal = address.get('portal');
  let eventCount = 0;
  let shown = null;

  function tell(name, body) {
    eventCount += 1;
    window.parent.postMessage(
      {
        method: 'POST',
        url: '/' + shown.kind + 's/' + shown.uid + '/events/' + name,
        headers: { id: 'report-' + eventCount },
        body: body || {},
      },
      portal,
    );
  }

  function fail(message, detailedMessage) {
    tell('error', { message, detailedMessage, errorCode: message, level: 6, technicalDetails: {} });
  }

  function element(name, text) {
    const made = document.createElement(name);
    made.textContent = text;
    return made;
  }

  /** How the report is looked at: the page, and the only line that is shown; null shows all. */
  let view = { page: 'counts', only: null };
  const pages = { counts: 'Counts', shares: 'Shares' };
  const encoded = () => btoa(encodeURIComponent(JSON.stringify(view)));
  const decoded = (state) => JSON.parse(decodeURIComponent(atob(state)));

  function choice(name, label, isChosen, choose) {
    const made = element('button', label);
    made.type = 'button';
    made.className = name;
    made.setAttribute('aria-pressed', String(isChosen));
    made.addEventListener('click', () => {
      choose();
      draw();
      document.querySelectorAll('button').forEach((button) => button.textContent === label && button.focus());
      tell('rendered');
    });
    return made;
  }

  /** What the page shows for each line. */
  function lines() {
    const total = shown.data.bars.reduce((sum, { count }) => sum + count, 0);
    return shown.data.bars
      .filter(({ label }) => view.only === null || view.only === label)
      .map(({ label, count }) => ({
        label,
        count,
        text: view.page === 'shares' ? Math.round((100 * count) / total) + ' %' : String(count),
      }));
  }

  function draw() {
    const { title, program, measure } = shown.data;
    document.title = title;
    const most = Math.max(1, ...lines().map(({ count }) => count));
    const table = document.createElement('table');
    for (const { label, count, text } of lines()) {
      const head = element('th', '');
      head.scope = 'row';
      // In a report, a line filters by its own value, and a second press shows all lines again. A dashboard has no filters.
      head.append(
        shown.kind === 'report'
          ? choice(
              'filter',
              label,
              view.only === label,
              () => (view = { ...view, only: view.only === label ? null : label }),
            )
          : label,
      );
      const bar = element('span', '');
      bar.className = 'bar';
      bar.style.inlineSize = (count / most) * 100 + '%';
      const place = document.createElement('td');
      place.append(bar);
      const row = document.createElement('tr');
      row.append(head, element('td', text), place);
      table.append(row);
    }
    const parts = [element('h1', title), element('p', program + ' · ' + measure), table];
    if (shown.kind === 'report') {
      const tabs = document.createElement('nav');
      tabs.setAttribute('aria-label', 'Pages');
      for (const [name, label] of Object.entries(pages)) {
        tabs.append(choice('page', label, view.page === name, () => (view = { ...view, page: name })));
      }
      parts.push(tabs);
    }
    document.querySelector('.report').replaceChildren(...parts);
  }

  /** The data of the only visual of a page. */
  function exported() {
    const cell = (text) => '"' + text.replaceAll('"', '""') + '"';
    return lines()
      .map(({ label, text }) => [label, text].map(cell).join(','))
      .join('\r\n');
  }

  async function load() {
    const response = await fetch('/reports/api/data', { headers: { authorization: 'Bearer ' + shown.accessToken } });
    if (response.status === 401) return fail('TokenExpired', 'The access token has expired. Hand over a new one.');
    if (!response.ok) return fail('LoadReportFailed', 'The data of the report could not be loaded.');
    shown.data = await response.json();
    draw();
    tell('loaded');
    return tell('rendered');
  }

  function answer(event, statusCode, body) {
    event.source.postMessage(
      { statusCode, statusText: '', headers: { id: event.data.headers && event.data.headers.id }, body: body || null },
      event.origin,
    );
  }

  /** What can be asked of a report that is shown. */
  const reportAnswers = {
    'POST /report/print': () => void window.print(),
    'POST /report/bookmarks/capture': () => ({ name: 'now', displayName: '', state: encoded() }),
    'GET /report/pages': () =>
      Object.entries(pages).map(([name, displayName]) => ({ name, displayName, isActive: name === view.page })),
  };
  for (const name of Object.keys(pages)) {
    const visuals = '/report/pages/' + name + '/visuals';
    reportAnswers['GET ' + visuals] = () => [
      { name: 'filter', title: '', type: 'slicer' },
      { name: 'bars', title: shown.data.measure, type: 'barChart' },
    ];
    reportAnswers['POST ' + visuals + '/bars/exportData'] = () => ({ data: exported() });
  }

  window.addEventListener('message', (event) => {
    const { method, url, body, headers } = event.data || {};
    if (event.origin !== portal || method === undefined) return;
    const [, kind, command] = /^\/(report|dashboard)\/(load|token)$/.exec(url) || [];
    const find = reportAnswers[method + ' ' + url];
    if (command === 'load') {
      shown = { kind, uid: headers.uid, accessToken: body.accessToken };
      if (body.bookmark) view = decoded(body.bookmark.state);
      answer(event, 202);
      if (body.id !== address.get(kind + 'Id'))
        return fail('LoadReportFailed', 'The report of this address has another id.');
      load().catch(() => fail('LoadReportFailed', 'The data of the report could not be loaded.'));
    } else if (command === 'token' && shown) {
      shown.accessToken = body;
      answer(event, 202);
    } else if (find && shown && shown.kind === 'report') {
      answer(event, 200, find());
    } else answer(event, 404);
  });
})();
