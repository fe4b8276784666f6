/** `npm run check-backend -- --url …` checks the services of a portal. */
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { checkBackend, reportOf } from '@gantry/notification-center/conformance';
import { createPortalBackend } from './createPortalBackend.ts';
import { everyRule } from './everyRule.ts';

const usage = `npm run check-backend -- --url <address> --user <user id> [options]

Checks the rules of the notification center and of the portal's other services on a running platform, and ends with 1 if one of them is broken.
The access token of the user is read from the environment variable GANTRY_TOKEN. The user needs at least four notifications.

  --url <address>            the notification service
  --user <user id>           the user of the token, as the notification service knows it
  --application <address>    the application service; the notification service unless given
  --base <address>           the base service; the notification service unless given
  --monolith <address>       the monolith; the notification service unless given
  --user-access <address>    the user access service; the notification service unless given
  --hub <address>            the SignalR hub; /notificationHub below --url unless given; "none" leaves out its rules

Without these, the rules that need them are left out:
  --program <id>             a program of the user
  --settings <address>       the settings service
  --keys                     a write with an Idempotency-Key is done once
  --must-read <id>           a notification of the user that must be read, whose receipt stays
  --start-export <address>   the call (POST) that starts an export
  --start-export-body <json> its body; {"title":"Contract check"} unless given
  --upload <address>         the call (POST) that creates uploads by tus
  --upload-file <path>       a file that it starts a job for; a small .csv unless given
  --origin <origin>          the portal's origin, if its pages call services of another one
  --storage <address>        the address above the pictures
  --purchase-order <number>  a purchase order in a program of the user
  --view <route or path>     a view that the user may open: projectManagement, or its path below the monolith
  --reports                  the program has a dashboard or report that can be embedded`;

function endWithUsage(reason = ''): never {
  console.error(reason === '' ? usage : `${reason}\n\n${usage}`);
  process.exit(2);
}

function readArguments() {
  const text = { type: 'string' } as const;
  const yes = { type: 'boolean' } as const;
  try {
    const { values } = parseArgs({
      options: {
        url: text,
        user: text,
        application: text,
        base: text,
        monolith: text,
        'user-access': text,
        hub: text,
        program: text,
        settings: text,
        keys: yes,
        'must-read': text,
        'start-export': text,
        'start-export-body': text,
        upload: text,
        'upload-file': text,
        origin: text,
        storage: text,
        'purchase-order': text,
        view: text,
        reports: yes,
      },
    });
    return values;
  } catch (error) {
    return endWithUsage(error instanceof Error ? error.message : String(error));
  }
}

function readBody(text = '{"title":"Contract check"}'): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return endWithUsage('--start-export-body is not JSON.');
  }
}

function readUpload(path: string | undefined) {
  if (path === undefined)
    return { name: 'check.csv', content: new TextEncoder().encode('Item,Note\nCHECK-1,Contract check\n') };
  try {
    return { name: basename(path), content: new Uint8Array(readFileSync(path)) };
  } catch {
    return endWithUsage(`--upload-file: ${path} cannot be read.`);
  }
}

function readToken(token = process.env['GANTRY_TOKEN'] ?? '') {
  if (token === '') return endWithUsage('The environment variable GANTRY_TOKEN has no access token.');
  // An error about the header would print it.
  if (!/^[!-~]+$/.test(token))
    return endWithUsage('GANTRY_TOKEN has a space, a line break or a character that no token has.');
  return token;
}

const given = readArguments();
const { url = endWithUsage(), user = endWithUsage() } = given;
const { hub = `${url.replace(/\/+$/, '')}/notificationHub`, upload, 'start-export': start } = given;
const backend = createPortalBackend({
  token: readToken(),
  userId: user,
  notification: url,
  application: given.application,
  base: given.base,
  services: { monolith: given.monolith, userAccess: given['user-access'], settings: given.settings },
  hub: hub === 'none' ? undefined : hub,
  programId: given.program,
  keepsKeys: given.keys === true || undefined,
  mustRead: given['must-read'],
  startExport: start === undefined ? undefined : { address: start, body: readBody(given['start-export-body']) },
  upload: upload === undefined ? undefined : { address: upload, file: readUpload(given['upload-file']) },
  origin: given.origin,
  storage: given.storage,
  purchaseOrder: given['purchase-order'],
  view: given.view,
  hasReports: given.reports === true || undefined,
});
const { text, broken } = reportOf(await checkBackend(backend, everyRule));
console.log(text);
process.exit(broken === 0 ? 0 : 1);
