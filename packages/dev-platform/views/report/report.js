/**
 * A report or dashboard inside its frame. It uses the protocol of Power BI's own page: requests and answers in the shape of HTTP go over
 * postMessage, the portal posts what to load and each new token, and this page posts events such as `loaded`.
 */
(function () {
  'use strict';

  const portal = new URLSearchParams(location.search).get('portal');
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

  function draw({ title, program, measure, bars }) {
    document.title = title;
    const most = Math.max(1, ...bars.map(({ count }) => count));
    const table = document.createElement('table');
    for (const { label, count } of bars) {
      const head = element('th', label);
      head.scope = 'row';
      const bar = element('span', '');
      bar.className = 'bar';
      bar.style.inlineSize = (count / most) * 100 + '%';
      const place = document.createElement('td');
      place.append(bar);
      const row = document.createElement('tr');
      row.append(head, element('td', String(count)), place);
      table.append(row);
    }
    document
      .querySelector('.report')
      .replaceChildren(element('h1', title), element('p', program + ' · ' + measure), table);
  }

  async function load() {
    const response = await fetch('/reports/api/data', { headers: { authorization: 'Bearer ' + shown.accessToken } });
    if (response.status === 401) return fail('TokenExpired', 'The access token has expired. Hand over a new one.');
    if (!response.ok) return fail('LoadReportFailed', 'The data of the report could not be loaded.');
    draw(await response.json());
    tell('loaded');
    return tell('rendered');
  }

  function answer(event, statusCode) {
    event.source.postMessage(
      { statusCode, statusText: '', headers: { id: event.data.headers && event.data.headers.id }, body: null },
      event.origin,
    );
  }

  window.addEventListener('message', (event) => {
    const { method, url, body, headers } = event.data || {};
    if (event.origin !== portal || method === undefined) return;
    const [, kind, command] = /^\/(report|dashboard)\/(load|token|print)$/.exec(url) || [];
    if (command === 'load') {
      shown = { kind, uid: headers.uid, accessToken: body.accessToken };
      answer(event, 202);
      load().catch(() => fail('LoadReportFailed', 'The data of the report could not be loaded.'));
    } else if (command === 'token' && shown) {
      shown.accessToken = body;
      answer(event, 202);
    } else if (command === 'print' && kind === 'report') {
      answer(event, 202);
      window.print();
    } else answer(event, 404);
  });
})();
