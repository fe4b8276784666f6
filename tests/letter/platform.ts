import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../webServer.ts';
import { createAnswers, type Answer } from './answers.ts';
import { createHub } from './hub.ts';
import { createSignIn, type SignInAnswer } from './signIn.ts';

/** A report that speaks as the library of the reporting service expects. */
const report = `<!doctype html><html lang="en"><title>Report</title><h1>Program Overview</h1><script>
addEventListener('message', ({ data, source, origin }) => {
  if (source !== parent || typeof data?.method !== 'string') return;
  source.postMessage({ statusCode: data.method === 'GET' ? 200 : 202, headers: { id: data.headers.id }, body: [] }, origin);
  const [, kind] = /^\\/(report|dashboard)\\/load/.exec(data.url) ?? [];
  for (const event of kind ? ['loaded', 'rendered'] : [])
    source.postMessage({ method: 'POST', url: \`/\${kind}s/\${data.headers.uid}/events/\${event}\`, headers: { id: event }, body: {} }, origin);
});</script>`;

/** A platform that knows the specification alone: its calls, its fields and its events, and a provider to sign in at. */
export async function startLetter() {
  let origin = '';
  const signIn = createSignIn(() => origin);
  const hub = createHub();
  const answers = createAnswers((item) => hub.send('Notification', item));
  const named: string[] = [];
  const unnamed: string[] = [];
  const hubTokens = new Set<string>();

  function send(response: ServerResponse, answer: Answer | SignInAnswer) {
    if (answer === undefined) return response.writeHead(404).end();
    if (answer === 'nothing') return response.writeHead(204).end();
    if ('cookie' in answer && answer.cookie !== undefined) response.setHeader('set-cookie', answer.cookie);
    if ('location' in answer) return response.writeHead(302, { location: answer.location }).end();
    if ('html' in answer) return response.writeHead(200, { 'content-type': 'text/html' }).end(answer.html);
    const { json, status = 200 } = answer;
    return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '', origin);
    const { method = 'GET', headers } = request;
    response.setHeader('access-control-allow-origin', headers.origin ?? '*');
    response.setHeader('access-control-allow-credentials', 'true');
    if (method === 'OPTIONS') {
      const asked = headers['access-control-request-headers'] ?? '';
      response.setHeader('access-control-allow-headers', asked);
      response.setHeader('access-control-allow-methods', '*, GET, POST, PUT, PATCH');
      return send(response, 'nothing');
    }
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const signedIn = signIn.answer(url, new URLSearchParams(body), headers.cookie);
    if (signedIn !== null) return send(response, signedIn);
    if (url.pathname === '/reportEmbed') return send(response, { html: report });
    if (url.pathname === '/storage/jobs.csv') {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename=jobs.csv' });
      return response.end('Job,Site\n1,Mill Road mast\n');
    }
    const picture = answers.picture();
    if (picture !== null && url.pathname === `/storage${picture.path}`)
      return response.writeHead(200, { 'content-type': 'image/png' }).end(picture.bytes);
    const token = headers.authorization ?? `Bearer ${url.searchParams.get('access_token') ?? ''}`;
    const user = signIn.userOf(token);
    if (user === undefined) return response.writeHead(401).end();
    if (url.pathname.startsWith('/notificationHub')) {
      hubTokens.add(token.replace('Bearer ', ''));
      return hub.answer(request, response, url, body);
    }
    (headers['program'] === undefined ? unnamed : named).push(`${method} ${url.pathname}`);
    const call = {
      method,
      path: url.pathname,
      query: url.searchParams,
      body: body === '' ? null : JSON.parse(body),
      user,
      origin,
    };
    return send(response, answers.answer(call));
  }

  const server = createServer((request, response) => void answer(request, response));
  const listening = await listen(server);
  ({ origin } = listening);
  return {
    platformOrigin: origin,
    /** The portal's configuration: nothing but what it cannot do without. */
    configuration: JSON.stringify({
      product: 'gantry',
      environment: 'the specification',
      helpLinks: Object.fromEntries(
        ['knowledgeBase', 'contactSupport', 'statusPage', 'releaseNotes'].map((link) => [link, `https://${link}.test`]),
      ),
      reportErrorLink: 'mailto:support@letter.test',
      identity: { authority: origin, clientId: 'portal', scope: 'openid profile email' },
      services: {
        application: origin,
        userAccess: origin,
        monolith: origin,
        notification: origin,
        base: origin,
        storage: `${origin}/storage`,
      },
      reportsOrigin: origin,
    }),
    /** The calls that arrived with and without the header `Program`, by method and path. */
    named,
    unnamed,
    /** The tokens with which the hub was called. */
    hubTokens,
    send: (...event: Parameters<typeof hub.send>) => hub.send(...event),
    close: listening.close,
  };
}
