import { spawnSync } from 'node:child_process';

/** True if a command of the shell succeeds. */
export const succeeds = (command) => spawnSync('sh', ['-c', command]).status === 0;

/** What the platform in ASP.NET Core needs, and how it is found. */
export const servers = {
  'the .NET SDK 10': 'dotnet --list-sdks | grep -q "^10\\."',
  'PostgreSQL (the package postgresql of Debian)': 'ls /usr/lib/postgresql/*/bin/postgres',
  'Redis (the package redis-server of Debian)': 'command -v redis-server',
};
