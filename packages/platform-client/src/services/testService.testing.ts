import { createServiceWaits } from '@gantry/base/calls';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach } from 'vitest';
import type { ServiceError } from '@gantry/module';
import { createProgramStore } from '../program/selectedProgram.ts';
import { memoryStorage } from '../storage/memoryStorage.testing.ts';
import { createHttpClient } from './createHttpClient.ts';
import type { HttpClient, HttpRequest } from './HttpClient.ts';

interface Answer {
  readonly status?: number;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A service that a client under test calls. */
interface TestService {
  server: Server;
  received: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  /** Its answers in order. The last one repeats. */
  answers: Answer[];
}

interface StartOptions {
  readonly get?: () => Promise<string>;
  readonly replace?: (refused: string) => Promise<string>;
  readonly isSignedOutByProxy?: () => Promise<boolean>;
}

/** Starts a service for each test of the file. */
export function createTestService() {
  const service: TestService = { server: createServer(), received: [], answers: [] };
  let origin = '';

  beforeEach(async () => {
    service.received = [];
    service.answers = [{ body: '{"ok":true}' }];
    service.server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk;
      });
      request.on('end', () => {
        const { received, answers } = service;
        received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? {};
        response
          .writeHead(answer.status ?? 200, { 'content-type': 'application/json', ...answer.headers })
          .end(answer.body ?? '');
      });
    });
    await new Promise<void>((resolve) => {
      service.server.listen(0, '127.0.0.1', resolve);
    });
    origin = `http://127.0.0.1:${(service.server.address() as AddressInfo).port}`; // The address of a server that listens on a port is an object.
  });
  afterEach(() => {
    service.server.closeAllConnections();
    service.server.close();
  });

  /** Creates a client of the service. */
  function start(options: StartOptions = {}) {
    const left: string[] = [];
    const program = createProgramStore({ session: memoryStorage(), local: memoryStorage() });
    const base = `${origin}/base`;
    const { request } = createHttpClient({
      services: { application: base, userAccess: base, monolith: base, notification: base, base, storage: base },
      session: {
        getAccessToken: options.get ?? (() => Promise.resolve('token-1')),
        replaceAccessToken: options.replace ?? (() => Promise.resolve('token-2')),
        endAt: (path) => left.push(path),
      },
      program,
      waits: createServiceWaits({ storage: null, name: 'waits', random: () => 0 }),
      ...(options.isSignedOutByProxy && { isSignedOutByProxy: options.isSignedOutByProxy }),
    });
    return { request, program, left };
  }
  return { service, start };
}

/** A client that gives these answers, one after the other, and the last one again. An error rejects. */
export function answering(...answers: readonly unknown[]) {
  const requests: HttpRequest[] = [];
  const http: HttpClient = {
    request: async (request) => {
      const answer = answers[Math.min(requests.push(request), answers.length) - 1];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  return { http, requests };
}

export const call: HttpRequest = {
  service: 'application',
  method: 'GET',
  path: '/api/thing',
  isProgramRequired: false,
};

export const errorOf = (promise: Promise<unknown>): Promise<ServiceError> =>
  promise.then(
    () => {
      throw new Error('The call succeeded.');
    },
    (error: unknown) => error as ServiceError, // The tests check the properties that they read.
  );
