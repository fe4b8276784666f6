// Speaks the messages of Power BI's frame with the page around it: load, token, loaded, rendered, error.
let host = null;

const send = (url, body) =>
  host.source.postMessage({ method: 'POST', url, headers: { id: crypto.randomUUID() }, body }, host.origin);

async function draw({ accessToken }) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/reports/data', { method: 'POST', headers, body: JSON.stringify({ accessToken }) });
  const data = await answer.json();
  if (!answer.ok) throw new Error(data.detail);
  document.title = data.title;
  document.querySelector('h1').textContent = data.title;
  const most = Math.max(...data.rows.map(({ value }) => value));
  document.querySelector('tbody').replaceChildren(
    ...data.rows.map(({ label, value }) => {
      const row = document.createElement('tr');
      const header = document.createElement('th');
      header.textContent = label;
      const meter = Object.assign(document.createElement('meter'), { max: most, value });
      meter.ariaLabel = label;
      row.append(header);
      row.insertCell().append(meter);
      row.insertCell().textContent = value;
      return row;
    }),
  );
}

async function load(kind, { headers, body }) {
  const events = `/${kind}s/${headers.uid}/events/`;
  try {
    await draw(body);
    send(`${events}loaded`, {});
    send(`${events}rendered`, {});
  } catch (error) {
    send(`${events}error`, { message: 'LoadReportFailed', detailedMessage: error.message, level: 6 });
  }
}

addEventListener('message', ({ data, source, origin }) => {
  const { method, url, headers } = data ?? {};
  // An answer to one of our own messages has no method.
  if (source !== parent || typeof method !== 'string') return;
  host = { source, origin };
  const [statusCode, body] = method === 'GET' ? [200, []] : [202, {}];
  source.postMessage({ statusCode, headers: { id: headers.id }, body }, origin);
  if (url.endsWith('/print')) print();
  const [, kind] = /^\/(report|dashboard)\/(?:load|prepare)/.exec(url) ?? [];
  if (kind !== undefined) void load(kind, data);
});
