// A program that runs in a network namespace. It forwards bytes to a socket that has a path, and prints its own host and port.
import { createConnection, createServer } from 'node:net';
import { joinSockets } from '../../interop/support/cuttableProxy.ts';
import { listen } from '../../webServer.ts';

const [host = '', path = ''] = process.argv.slice(2);
const { port } = await listen(
  createServer((socket) => joinSockets(socket, createConnection(path))),
  host,
);
process.stdout.write(`${host}:${String(port)}\n`);
