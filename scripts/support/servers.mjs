import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** True if a program is on the path. */
export const has = (program) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const postgresFolder = '/usr/lib/postgresql';

/** What is looked for, with a sentence's part about each. */
const servers = {
  dotnet: {
    isThere: () => /^10\./m.test(spawnSync('dotnet', ['--list-sdks'], { encoding: 'utf8' }).stdout ?? ''),
    text: 'the .NET SDK 10',
  },
  postgresql: {
    isThere: () =>
      existsSync(postgresFolder) &&
      readdirSync(postgresFolder).some((version) => existsSync(`${postgresFolder}/${version}/bin/postgres`)),
    text: 'PostgreSQL (the package postgresql of Debian)',
  },
  'redis-server': { isThere: () => has('redis-server'), text: 'Redis (the package redis-server of Debian)' },
};

/**
 * Names the servers that this machine lacks.
 * @param {(keyof typeof servers)[]} wanted
 */
export const missingServers = (wanted) =>
  wanted.flatMap((name) => (servers[name].isThere() ? [] : [servers[name].text]));
