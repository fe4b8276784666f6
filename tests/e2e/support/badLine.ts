import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { joinSockets } from '../../interop/support/cuttableProxy.ts';

const relay = fileURLToPath(new URL('relay.ts', import.meta.url));

const run = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Says why this machine cannot make a bad line; null if it can. */
export function whyNoBadLine(): string | null {
  if (process.getuid?.() !== 0) return 'A network namespace needs root rights.';
  try {
    for (const [tool, flag] of [
      ['ip', '-V'],
      ['tc', '-V'],
      ['nft', '--version'],
    ] as const)
      run(tool, flag);
    return null;
  } catch {
    return 'It needs ip and tc of iproute2, and nft of nftables.';
  }
}

/** A line between two network namespaces. A browser in one of them reaches ports of this machine through the other. */
interface BadLine {
  /** Makes a port of this machine reachable over the line. Resolves with its host and port there. */
  readonly leadTo: (port: number) => Promise<string>;
  /** Starts a program at the far end, for `executablePath` of a launch. */
  readonly wrap: (executable: string) => string;
  /** From now on the line carries so many kilobits a second in each direction, and loses so many of 100 packets. */
  readonly limit: (kilobits: number, lossPercent: number) => void;
  readonly setCut: (isCut: boolean) => void;
  /** Kills every process at the far end at once, as a crash does. */
  readonly killAll: () => void;
  readonly close: () => void;
}

/** A network namespace. */
function addNamespace(name: string) {
  run('ip', 'netns', 'add', name);
  const exec = (...args: readonly string[]) => run('ip', 'netns', 'exec', name, ...args);
  const killAll = () => {
    const pids = run('ip', 'netns', 'pids', name).split('\n').filter(Boolean).map(Number);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
  };
  return {
    exec,
    killAll,
    close() {
      killAll();
      run('ip', 'netns', 'del', name);
    },
  };
}

/**
 * Makes a line. Both ends are in namespaces: every Chromium of this machine would fail requests as a network interface of its own comes and goes.
 * Its rate is that of `tbf`, which every kernel has, and `nft` loses packets at random: `netem` does both, and is missing in small kernels.
 */
export function startBadLine(): BadLine {
  const id = String(process.pid);
  const [nearName, farName] = [`gantry-near${id}`, `gantry-far${id}`];
  const host = '10.77.0.1';
  const folder = mkdtempSync(join(tmpdir(), 'gantry-line-'));
  const servers: Server[] = [];
  const near = addNamespace(nearName);
  const far = addNamespace(farName);
  near.exec('ip', 'link', 'add', 'line', 'type', 'veth', 'peer', 'name', 'line', 'netns', farName);
  for (const [{ exec }, address] of [
    [near, host],
    [far, '10.77.0.2'],
  ] as const) {
    exec('ip', 'addr', 'add', `${address}/24`, 'dev', 'line');
    exec('ip', 'link', 'set', 'line', 'up');
    exec('ip', 'link', 'set', 'lo', 'up');
  }
  return {
    async leadTo(port) {
      // Namespaces share the file system, and with it the sockets that have a path.
      const path = join(folder, `${String(port)}.socket`);
      const server = createServer((socket) => joinSockets(socket, createConnection(port, 'localhost')));
      servers.push(server);
      server.listen(path);
      await once(server, 'listening');
      const { stdout } = spawn('ip', ['netns', 'exec', nearName, process.execPath, relay, host, path], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [printed] = (await once(stdout, 'data')) as [Buffer];
      return printed.toString().trim();
    },
    wrap: (executable) => {
      const path = join(folder, 'browser.sh');
      writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${farName} ${executable} "$@"\n`);
      chmodSync(path, 0o755);
      return path;
    },
    limit: (kilobits, lossPercent) => {
      const shape = ['root', 'tbf', 'rate', `${String(kilobits)}kbit`, 'burst', '8kb', 'latency', '1s'];
      for (const { exec } of [near, far]) exec('tc', 'qdisc', 'add', 'dev', 'line', ...shape);
      far.exec('nft', 'add', 'table', 'inet', 'line');
      for (const hook of ['input', 'output']) {
        far.exec('nft', `add chain inet line ${hook} { type filter hook ${hook} priority 0; }`);
        const side = hook === 'input' ? 'iifname' : 'oifname';
        far.exec('nft', `add rule inet line ${hook} ${side} line numgen random mod 100 < ${String(lossPercent)} drop`);
      }
    },
    setCut: (isCut) => void near.exec('ip', 'link', 'set', 'line', isCut ? 'down' : 'up'),
    killAll: far.killAll,
    close: () => {
      far.close();
      near.close();
      for (const server of servers) server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
