#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkBackend, createHttpBackend } from '@gantry/notification-center/conformance';

const usage = `npx @gantry/notification-center check-backend --url <address> --user <user id> [--application <address>] [--base <address>]

Plays the rules of the notification center on a running backend, and ends with 1 if one of them is broken.
--url is the address of the notification service. The jobs are looked for there too, unless their services have addresses of their own.
The access token of the user is read from the environment variable GANTRY_TOKEN. The user needs at least four notifications.`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        user: { type: 'string' },
        application: { type: 'string' },
        base: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
    return process.exit(2);
  }
}

const { values, positionals } = readArguments();
const { url, user, application, base } = values;
const token = process.env['GANTRY_TOKEN'];
if (positionals[0] !== 'check-backend' || !url || !user || !token) {
  if (positionals[0] === 'check-backend' && url && user)
    console.error('The environment variable GANTRY_TOKEN has no access token.\n');
  console.error(usage);
  process.exit(2);
}

const call = createHttpBackend({ notification: url, application, base, token });
const results = await checkBackend({ call, userId: user });
for (const { name, problem } of results)
  console.log(problem === null ? `holds   ${name}` : `BROKEN  ${name}\n        ${problem}`);
const broken = results.filter(({ problem }) => problem !== null).length;
console.log(`\nrules: ${results.length - broken} hold, ${broken} broken`);
process.exit(broken === 0 ? 0 : 1);
