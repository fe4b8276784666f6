import type { ServerResponse } from 'node:http';
import type { HubConnection, HubTransport } from '../HubConnection.ts';

const pollMs = 90_000;

/** A transport that the client polls. The client sends by POST. */
export interface LongPolling extends HubTransport {
  /** Answers a poll as soon as there is a message. */
  poll(response: ServerResponse): void;
}

/** Attaches the transport to a connection. The first poll only opens it and gets an empty answer. */
export function attachLongPolling(connection: HubConnection, first: ServerResponse): void {
  let waiting = '';
  let pending: ServerResponse | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const answer = (status: 200 | 204, text = '') => {
    clearTimeout(timer);
    pending?.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end(text);
    pending = null;
  };

  const transport: LongPolling = {
    send(text) {
      waiting += text;
      if (!pending) return;
      answer(200, waiting);
      waiting = '';
    },
    close() {
      isClosed = true;
      answer(204);
    },
    cut() {
      isClosed = true;
      clearTimeout(timer);
      pending?.destroy();
      pending = null;
    },
    poll(response) {
      connection.touch();
      answer(200);
      pending = response;
      response.on('close', () => {
        if (pending === response) pending = null;
      });
      if (waiting !== '' || isClosed) {
        answer(waiting === '' ? 204 : 200, waiting);
        waiting = '';
        return;
      }
      timer = setTimeout(() => answer(200), pollMs);
    },
  };

  connection.attach(transport);
  first.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }).end();
}

/** True if a transport is long polling. */
export const isLongPolling = (transport: HubTransport | null): transport is LongPolling =>
  transport !== null && 'poll' in transport;
