import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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

/** A line between this machine and a browser in a network namespace. */
interface BadLine {
  /** The address of this machine, as the browser reaches it. */
  readonly host: string;
  /** Starts a program in the namespace, for `executablePath` of a launch. */
  readonly wrap: (executable: string) => string;
  /** From now on the line carries so many kilobits a second in each direction, and loses so many of 100 packets. */
  readonly limit: (kilobits: number, lossPercent: number) => void;
  readonly setCut: (isCut: boolean) => void;
  /** Kills every process of the namespace at once, as a crash does. */
  readonly killAll: () => void;
  readonly close: () => void;
}

/**
 * Makes a line. Its rate is that of `tbf`, which every kernel has, and `nft` loses packets at random: `netem` does both, and is missing in small
 * kernels.
 */
export function startBadLine(): BadLine {
  const name = `gantry${String(process.pid)}`;
  const near = `gn${String(process.pid)}`;
  const far = `gf${String(process.pid)}`;
  const net = `10.77.${String(process.pid % 250)}`;
  const host = `${net}.1`;
  const inside = (...args: readonly string[]) => run('ip', 'netns', 'exec', name, ...args);
  run('ip', 'netns', 'add', name);
  run('ip', 'link', 'add', near, 'type', 'veth', 'peer', 'name', far, 'netns', name);
  run('ip', 'addr', 'add', `${host}/24`, 'dev', near);
  run('ip', 'link', 'set', near, 'up');
  inside('ip', 'addr', 'add', `${net}.2/24`, 'dev', far);
  inside('ip', 'link', 'set', far, 'up');
  inside('ip', 'link', 'set', 'lo', 'up');
  const killAll = () => {
    const pids = run('ip', 'netns', 'pids', name).split('\n').filter(Boolean).map(Number);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
  };
  return {
    host,
    wrap: (executable) => {
      const path = join(mkdtempSync(join(tmpdir(), 'gantry-line-')), 'browser.sh');
      writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${name} ${executable} "$@"\n`);
      chmodSync(path, 0o755);
      return path;
    },
    limit: (kilobits, lossPercent) => {
      const shape = ['root', 'tbf', 'rate', `${String(kilobits)}kbit`, 'burst', '8kb', 'latency', '1s'];
      run('tc', 'qdisc', 'add', 'dev', near, ...shape);
      inside('tc', 'qdisc', 'add', 'dev', far, ...shape);
      inside('nft', 'add', 'table', 'inet', 'line');
      for (const hook of ['input', 'output']) {
        inside('nft', `add chain inet line ${hook} { type filter hook ${hook} priority 0; }`);
        const side = hook === 'input' ? 'iifname' : 'oifname';
        inside('nft', `add rule inet line ${hook} ${side} ${far} numgen random mod 100 < ${String(lossPercent)} drop`);
      }
    },
    setCut: (isCut) => void run('ip', 'link', 'set', near, isCut ? 'down' : 'up'),
    killAll,
    close: () => {
      killAll();
      run('ip', 'link', 'del', near);
      run('ip', 'netns', 'del', name);
    },
  };
}
