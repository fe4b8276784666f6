#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackend, createHttpBackend } from '@gantry/notification-center/conformance';

const usage = `npx @gantry/notification-center check-backend --url <address> --user <user id> [options]

Checks the rules of the notification center on a running backend, with --program those of the portal's other services too, and ends with 1
if one of them is broken.
The access token of the user is read from the environment variable GANTRY_TOKEN. The user needs at least four notifications.

  --url <address>            the notification service
  --user <user id>           the user of the token, as the notification service knows it
  --application <address>    the application service; the notification service unless given
  --base <address>           the base service; the notification service unless given
  --hub <address>            the SignalR hub; /notificationHub below --url unless given; "none" leaves out its rules
  --settings <address>       the settings service; without it, its rules are left out
  --keys                     a write with an Idempotency-Key is done once; without it, the rule of keys is left out
  --must-read <id>           a notification of the user that must be read, whose receipt stays; without it, the rule of receipts is left out
  --events <address>         the server-sent events of a backend without a hub
  --start-export <address>   the call (POST) that starts an export; without it, the rules of whole jobs are left out
  --start-export-body <json> its body; {"title":"Contract check"} unless given
  --upload <address>         the call (POST) that creates uploads by tus; without it, their rules are left out
  --upload-file <path>       a file that it starts a job for; a small .csv unless given

For the other services of the portal:
  --program <id>             a program of the user
  --monolith <address>       the monolith; the notification service unless given
  --user-access <address>    the user access service; the notification service unless given
  --origin <origin>          the portal's origin, if its pages call services of another one; without it, the rule of headers is left out
  --storage <address>        the address above the pictures; without it, the rules of pictures are left out
  --purchase-order <number>  a purchase order in a program of the user; without it, the rules of the search are left out
  --view <route or path>     a view that the user may open: projectManagement, or its path below the monolith; without it, the rules of views are left out
  --reports                  the program has a dashboard or report that can be embedded; without it, the rule of reports is left out`;

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
        upload: { type: 'string' },
        'upload-file': { type: 'string' },
        program: { type: 'string' },
        monolith: { type: 'string' },
        'user-access': { type: 'string' },
        storage: { type: 'string' },
        'purchase-order': { type: 'string' },
        view: { type: 'string' },
        origin: { type: 'string' },
        reports: { type: 'boolean' },
        keys: { type: 'boolean' },
        'must-read': { type: 'string' },
        settings: { type: 'string' },
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

/** @param {string} [path] */
function readUpload(path) {
  if (!path) return { name: 'check.csv', content: new TextEncoder().encode('Item,Note\nCHECK-1,Contract check\n') };
  try {
    return { name: basename(path), content: new Uint8Array(readFileSync(path)) };
  } catch {
    return endWithUsage(`--upload-file: ${path} cannot be read.`);
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
    upload: values.upload ? { address: values.upload, file: readUpload(values['upload-file']) } : undefined,
    token,
    userId: user,
    monolith: values.monolith,
    userAccess: values['user-access'],
    settings: values.settings,
    origin: values.origin,
    storage: values.storage,
    programId: values.program,
    purchaseOrder: values['purchase-order'],
    view: values.view,
    hasReports: values.reports || undefined,
    keepsKeys: values.keys || undefined,
    mustRead: values['must-read'],
  });
  const results = await checkBackend(backend);
  for (const { name, problem, isChecked } of results)
    console.log(
      problem !== null ? `BROKEN  ${name}\n        ${problem}` : `${isChecked ? 'holds   ' : 'left out'} ${name}`,
    );
  const broken = results.filter(({ problem }) => problem !== null).length;
  const leftOut = results.filter(({ isChecked }) => !isChecked).length;
  console.log(`\nrules: ${results.length - broken - leftOut} hold, ${broken} broken, ${leftOut} left out`);
  process.exit(broken === 0 ? 0 : 1);
}
