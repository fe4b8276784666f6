import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { createControl } from './control/control.ts';
import { createHub, refuse } from './hub/hub.ts';
import { wellKnownChangePassword } from './identity/changePassword.ts';
import { createIdentity } from './identity/identity.ts';
import { createJobs } from './jobs/index.ts';
import { createState } from './state/index.ts';
import type { Seed } from './state/index.ts';
import type { ServiceContext, Services } from './http/context.ts';
import { allowOrigin, answerPreflight, isPreflight } from './http/crossOrigin.ts';
import { answerFault, answerLate, createFaults, delayOf, isAnswer } from './http/faults.ts';
import { loggedBody, readBody, tusContentType } from './http/readBody.ts';
import { createPolicyReports, policyReportsPath } from './http/policyReports.ts';
import { createRequestLog } from './http/requestLog.ts';
import { createServiceApplication } from './http/serviceApplication.ts';
import { serviceAddressOf, servicePaths } from './http/serviceNames.ts';
import { neverTimesOut } from './portal/PortalServer.ts';

import type { ServiceAddress } from './http/serviceNames.ts';
import type { TokenCheck } from './http/tokenCheck.ts';

/** The seed, the services and the addresses of a platform. */
export interface PlatformOptions {
  readonly seed: Seed;
  readonly createServices: (context: ServiceContext) => Services;
  readonly portalOrigin: string;
  /** The path below which the portal is reached, if it has no origin of its own. */
  readonly basePath?: string | undefined;
  /** The addresses of the apps beside the portal, without a slash at the end. */
  readonly apps?: readonly string[] | undefined;
  readonly platformOrigin: string;
  /** Checks access tokens. Default: the services accept those of the platform's own identity provider. */
  readonly checkToken?: TokenCheck | undefined;
}

/** Attaches the platform to a listening server. The returned function detaches it. */
function attachPlatform(server: Server, options: PlatformOptions): () => void {
  const { seed, createServices, portalOrigin, basePath, apps = [], platformOrigin } = options;
  const origins = new Set([portalOrigin, ...apps.map((app) => new URL(app).origin)]);
  const state = createState(seed);
  const jobs = createJobs(state);
  const identity = createIdentity({
    issuer: `${platformOrigin}${servicePaths.identity}`,
    portalOrigin,
    basePath,
    apps,
  });
  const { checkToken = identity.checkToken } = options;
  const hub = createHub({ checkToken, origins });
  const faults = createFaults();
  const requests = createRequestLog();
  const policyReports = createPolicyReports();
  const services = createServices({ state, jobs, portalOrigin, platformOrigin });
  const answerService = getRequestListener(
    createServiceApplication(services, { files: state.files, checkToken }).fetch,
  );
  const answerControl = getRequestListener(
    createControl({ state, jobs, hub, identity, faults, requests, policyReports }).fetch,
  );
  state.notifications.onDelivery(({ user, event, notifications }) =>
    hub.send(user, event, event === 'Notification' ? notifications[0] : notifications),
  );
  state.settings.onChange((user, at) => hub.send(user, 'Settings', { at }));

  const log = (request: IncomingMessage, { service, path }: ServiceAddress, body: unknown) => {
    const query = Object.fromEntries(addressOf(request, platformOrigin).searchParams);
    const { access_token: queryToken, ...rest } = query;
    const { authorization, program } = request.headers;
    requests.add({
      service,
      method: request.method ?? 'GET',
      path,
      query: rest,
      authorization: authorization === undefined && queryToken === undefined ? 'absent' : 'present',
      program: typeof program === 'string' ? program : null,
      body,
    });
  };

  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname } = addressOf(request, platformOrigin);
    if (pathname.startsWith('/control/')) {
      const refusal = controlRefusal(request, platformOrigin);
      return refusal === null ? answerControl(request, response) : sendText(response, 403, refusal);
    }
    if (pathname === wellKnownChangePassword) {
      return void response.writeHead(303, { location: `${servicePaths.identity}/change-password` }).end();
    }
    if (pathname === policyReportsPath) return policyReports.receive(request, response, portalOrigin);
    const address = serviceAddressOf(pathname);
    if (!address) return sendText(response, 404, `There is no service at ${pathname}.`);
    const { service, path } = address;
    allowOrigin(request, response, { origins, service });

    const fault = faults.take({ service, method: request.method ?? 'GET', path });
    // The hub and the identity provider read their own bodies. Passwords typed there must not be logged. What arrives of a tus upload is kept, even
    // if the rest of its body does not come.
    if (service !== 'hub' && service !== 'identity' && request.headers['content-type'] !== tusContentType) {
      const bytes = await readBody(request);
      if (!bytes) return sendText(response, 413, 'The body is longer than 20 MB.');
      Object.assign(request, { rawBody: bytes });
      if (!isPreflight(request)) log(request, address, loggedBody(request.headers['content-type'], bytes));
    } else if (!isPreflight(request)) log(request, address, null);

    if (fault) {
      await delayOf(fault, request);
      if (fault.isLate === true) answerLate(fault, request, response);
      else if (isAnswer(fault)) return answerFault(fault, request, response);
    }
    if (isPreflight(request)) return answerPreflight(request, response, origins);
    if (service === 'identity') return identity.handle(request, response, path);
    if (service === 'hub') return hub.handle(request, response, path);
    return answerService(request, response);
  };

  const handleUpgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const address = serviceAddressOf(addressOf(request, platformOrigin).pathname);
    if (address?.service !== 'hub') return refuse(socket, 404);
    log(request, address, null);
    const fault = faults.take({ service: 'hub', method: 'GET', path: address.path });
    if (fault) {
      await delayOf(fault, request);
      if (fault.status === 0) return void socket.destroy();
      if (isAnswer(fault)) return refuse(socket, fault.status ?? 200);
    }
    return hub.upgrade(request, socket, head);
  };

  server.on('request', (request, response) => {
    handle(request, response).catch((error: unknown) => {
      // If the client left before the answer, there is nothing to report.
      if (response.destroyed) return;
      console.error(`${request.method ?? ''} ${request.url ?? ''} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'The platform failed; it printed why.');
    });
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    handleUpgrade(request, socket, head).catch((error: unknown) => {
      console.error(`The connection to ${request.url ?? ''} failed:`, error);
      socket.destroy();
    });
  });
  return () => {
    jobs.reset();
    hub.close();
  };
}

/** The requested address. A leading `//` is part of the path here, while `new URL` alone would read a host after it. */
const addressOf = ({ url = '/' }: IncomingMessage, origin: string): URL =>
  new URL(url.startsWith('/') ? `${origin}${url}` : origin);

const loopbackNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Says why a request may not use the control surface: it comes from another machine or from a page. Null if it may. */
function controlRefusal(request: IncomingMessage, platformOrigin: string): string | null {
  const { host = '', origin = platformOrigin } = request.headers;
  if (!isLoopback(request)) return 'The control surface answers this machine only.';
  // The owner of a page can resolve a host name of its own to this machine (DNS rebinding).
  if (!URL.canParse(`http://${host}`) || !loopbackNames.has(new URL(`http://${host}`).hostname))
    return `The control surface is not at ${host}. Call it at ${platformOrigin}.`;
  if (origin !== platformOrigin) return `The control surface takes no requests from a page of ${origin}.`;
  return null;
}

function isLoopback({ socket: { remoteAddress = '' } }: IncomingMessage): boolean {
  return remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
}

function sendText(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
}

/** A running platform. */
export interface Platform {
  readonly origin: string;
  close(): Promise<void>;
}

/** Starts a platform. Port 0 takes any free port. Rejects with a sentence if the port is in use. */
export async function startPlatform(port: number, options: Omit<PlatformOptions, 'platformOrigin'>): Promise<Platform> {
  const server = createServer({ keepAliveTimeout: neverTimesOut });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const sentence = `Port ${String(port)} is in use, so the platform cannot start there. Stop what uses it, or set PLATFORM_PORT to another one.`;
      reject(error.code === 'EADDRINUSE' ? new Error(sentence, { cause: error }) : error);
    });
    server.listen(port, 'localhost', resolve);
  });
  const address = server.address();
  const origin = `http://localhost:${String(typeof address === 'object' && address !== null ? address.port : port)}`;
  const detach = attachPlatform(server, { ...options, platformOrigin: origin });
  return {
    origin,
    close: () =>
      new Promise((resolve) => {
        detach();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
