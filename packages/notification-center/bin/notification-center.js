#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { checkBackend, createHttpBackend, reportOf } from '@gantry/notification-center/conformance';

const usage = `npx @gantry/notification-center check-backend --url <address> --user <user id> [options]

Checks the rules of the notification center on a running backend, and ends with 1 if one of them is broken.
The access token of the user is read from the environment variable GANTRY_TOKEN. The user needs at least four notifications.

  --url <address>            the notification service
  --user <user id>           the user of the token, as the notification service knows it
  --application <address>    the application service; the notification service unless given
  --base <address>           the base service; the notification service unless given
  --hub <address>            the SignalR hub; /notificationHub below --url unless given; "none" leaves out its rules
  --program <id>             a program of the user, which is sent in the header Program
  --counted                  the unread count reads "counted"; without it, the rule of "counted" is left out
  --keys                     a write with an Idempotency-Key is done once; without it, the rule of keys is left out
  --must-read <id>           a notification of the user that must be read, whose receipt stays; without it, the rule of receipts is left out
  --events <address>         the server-sent events of a backend without a hub
  --start-export <address>   the call (POST) that starts an export; without it, the rules of whole jobs are left out
  --start-export-body <json> its body; {"title":"Contract check"} unless given`;

function readArguments() {
  try {
    return parseArgs({
      options: {
        url: { type: 'string' },
        user: { type: 'string' },
        application: { type: 'string' },
        base: { type: 'string' },
        hub: { type: 'string' },
        events: { type: 'string' },
        'start-export': { type: 'string' },
        'start-export-body': { type: 'string' },
        program: { type: 'string' },
        keys: { type: 'boolean' },
        counted: { type: 'boolean' },
        'must-read': { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return endWithUsage(error instanceof Error ? error.message : String(error));
  }
}

/** @param {string} [reason] */
function endWithUsage(reason) {
  console.error(reason ? `${reason}\n\n${usage}` : usage);
  return process.exit(2);
}

/** @param {string} [text] */
function readBody(text = '{"title":"Contract check"}') {
  try {
    return JSON.parse(text);
  } catch {
    return endWithUsage('--start-export-body is not JSON.');
  }
}

const { values, positionals } = readArguments();
const { url, user, application, base, events, hub = `${url?.replace(/\/+$/, '')}/notificationHub` } = values;
const token = process.env['GANTRY_TOKEN'];
if (positionals[0] !== 'check-backend' || !url || !user) endWithUsage();
else if (!token) endWithUsage('The environment variable GANTRY_TOKEN has no access token.');
// An error about the header would print it.
else if (!/^[!-~]+$/.test(token))
  endWithUsage('GANTRY_TOKEN has a space, a line break or a character that no token has.');
else {
  const address = values['start-export'];
  const backend = createHttpBackend({
    notification: url,
    application,
    base,
    hub: hub === 'none' || events ? undefined : hub,
    events,
    startExport: address ? { address, body: readBody(values['start-export-body']) } : undefined,
    token,
    userId: user,
    programId: values.program,
    keepsKeys: values.keys || undefined,
    readsCounted: values.counted || undefined,
    mustRead: values['must-read'],
  });
  const { text, broken } = reportOf(await checkBackend(backend));
  console.log(text);
  process.exit(broken === 0 ? 0 : 1);
}
