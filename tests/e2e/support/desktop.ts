import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeMessage, messagesIn, readerOf, type BusMessage, type Value } from './desktopBus.ts';

/** A notification that the browser gave the desktop. */
export interface DesktopNotification {
  readonly id: number;
  readonly title: string;
  /** Chromium puts the origin of the page into its first line. */
  readonly body: string;
}

/**
 * The desktop of a person: the notification server that Chromium shows its notifications through on Linux. A click here is a click for
 * Chromium, so the worker may then change the focus or open a window, once. DevTools offers no such click.
 */
export interface Desktop {
  /** The environment variable that leads Chromium here. */
  readonly environment: Readonly<Record<'DBUS_SESSION_BUS_ADDRESS', string>>;
  /** What is shown now, oldest first. */
  shown(): readonly DesktopNotification[];
  click(notification: DesktopNotification): void;
  close(): Promise<void>;
}

const notifications = 'org.freedesktop.Notifications';
const bus = 'org.freedesktop.DBus';

/** The D-Bus interface that Chromium finds: a bus with one service, https://specifications.freedesktop.org/notification-spec. */
export async function startDesktop(): Promise<Desktop> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-desktop-'));
  const path = join(folder, 'bus');
  const shown = new Map<number, DesktopNotification>();
  const connections = new Set<Socket>();
  let serial = 0;
  let lastId = 0;

  const show = ({ body }: BusMessage): number => {
    const read = readerOf(body);
    read.string();
    const replaced = read.number();
    read.string();
    const id = replaced === 0 ? (lastId += 1) : replaced;
    shown.set(id, { id, title: read.string(), body: read.string() });
    return id;
  };

  /** The answer to a call: its signature and values; null if this desktop does not know it. */
  const answerTo = (message: BusMessage, name: string): readonly [signature: string, ...values: Value[]] | null => {
    const isKnown = () => readerOf(message.body).string() === notifications;
    switch (message.member) {
      case 'Hello':
        return ['s', name];
      case 'AddMatch':
      case 'RemoveMatch':
        return [''];
      case 'NameHasOwner':
        return ['b', isKnown()];
      case 'GetNameOwner':
        return isKnown() ? ['s', ':1.0'] : null;
      case 'StartServiceByName':
        return isKnown() ? ['u', 2] : null;
      case 'ListNames':
      case 'ListActivatableNames':
        return ['as', [bus, notifications]];
      case 'GetCapabilities':
        return ['as', ['actions', 'body']];
      case 'GetServerInformation':
        return ['ssss', 'desktop of a test', 'test', '1', '1.2'];
      case 'Notify':
        return ['u', show(message)];
      case 'CloseNotification':
        shown.delete(readerOf(message.body).number());
        return [''];
      default:
        return null;
    }
  };

  const server = createServer((socket) => {
    connections.add(socket);
    const name = `:1.${String(connections.size)}`;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => connections.delete(socket));
    const receive = messagesIn(
      (line) => {
        // The bus trusts who can open its socket.
        if (line.startsWith('AUTH')) socket.write('OK 0123456789abcdef0123456789abcdef\r\n');
        else if (line !== 'BEGIN') socket.write('ERROR\r\n');
        return line === 'BEGIN';
      },
      (message) => {
        if (message.type !== 'call' || !message.expectsAnswer) return;
        const answer = answerTo(message, name);
        const fields = { replySerial: message.serial, destination: name, sender: bus } as const;
        serial += 1;
        if (answer === null) {
          const error = { ...fields, errorName: `${bus}.Error.UnknownMethod` };
          socket.write(encodeMessage({ type: 'error', serial, fields: error, signature: 's', values: ['unknown'] }));
        } else {
          const [signature, ...values] = answer;
          socket.write(encodeMessage({ type: 'return', serial, fields, signature, values }));
        }
      },
    );
    socket.on('data', receive);
  });
  await new Promise<void>((resolve) => {
    server.listen(path, resolve);
  });

  return {
    environment: { DBUS_SESSION_BUS_ADDRESS: `unix:path=${path}` },
    shown: () => [...shown.values()],
    click: ({ id }) => {
      serial += 1;
      const fields = { path: '/org/freedesktop/Notifications', interface: notifications, member: 'ActionInvoked' };
      const signal = { type: 'signal', serial, fields: { ...fields, sender: ':1.0' } } as const;
      for (const socket of connections)
        socket.write(encodeMessage({ ...signal, signature: 'us', values: [id, 'default'] }));
    },
    close: async () => {
      for (const socket of connections) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await rm(folder, { recursive: true });
    },
  };
}
