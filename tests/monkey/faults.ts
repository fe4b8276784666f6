import type { Control, Service } from '../e2e/support/control.ts';
import type { Random } from './random.ts';

const services: readonly Service[] = [
  'application',
  'userAccess',
  'monolith',
  'notification',
  'base',
  'hub',
  'identity',
  'storage',
  'subApplications',
  'reports',
];

/** Every kind of answer that a fault of the control surface can give. */
const answers = [
  { status: 0 },
  { status: 400, body: { message: 'The request is wrong.' } },
  { status: 401 },
  { status: 403 },
  { status: 404 },
  { status: 429, headers: { 'retry-after': '2' } },
  { status: 500, body: 'boom' },
  { status: 503, headers: { 'retry-after': '1' } },
  { delayMs: 2500 },
  { body: '<h1>Please wait</h1>', contentType: 'text/html' },
  { body: '{"Items":[{"Id":', contentType: 'application/json' },
  { body: null },
  { body: [] },
  { body: {} },
] as const;

const text = (random: Random) =>
  random.pick([
    'Schedule export',
    '<img src=x onerror="document.title=1">',
    '"><script>document.title = 1</script>',
    'اختبار النصوص الطويلة',
    '\u202Etxt.exe',
    'x'.repeat(20_000),
    '',
    '   ',
    '🏗️'.repeat(40),
  ]);

const value = (random: Random): unknown =>
  random.pick([
    text(random),
    null,
    7,
    -1,
    true,
    [],
    {},
    'javascript:alert(1)',
    '//evil.example/',
    '/apps/workOrder',
    '2024-13-45',
    Number.MAX_SAFE_INTEGER,
  ]);

const notification = (random: Random) => ({
  type: random.pick(['todo', 'announcement', 'export', 'import', 'requests', 'unknown', text(random)]),
  title: value(random),
  read: value(random),
  dateTime: value(random),
  payload: random.pick([
    value(random),
    {
      status: value(random),
      percentage: value(random),
      description: value(random),
      route: value(random),
      program: value(random),
      priority: value(random),
      results: value(random),
      error: value(random),
    },
  ]),
});

/**
 * One change through the control surface, and its description.
 *
 * @param endsNoSession chooses no fault after which the portal signs the person out
 */
export async function disturb(control: Control, user: string, random: Random, endsNoSession: boolean): Promise<string> {
  const harmless = (service: Service, answer: (typeof answers)[number]) =>
    service !== 'identity' && !('status' in answer && answer.status === 401);
  const kinds: readonly (readonly [number, () => Promise<string>])[] = [
    [
      6,
      async () => {
        const service = random.pick(services);
        const answer = random.pick(answers);
        if (endsNoSession && !harmless(service, answer)) return 'no fault';
        const fault = { service, ...answer, ...random.pick([{ times: 1 }, { times: 3 }, { times: 20 }]) };
        await control.fault(fault);
        return `fault ${JSON.stringify(fault)}`;
      },
    ],
    [4, async () => control.clearFaults().then(() => 'clear the faults')],
    [
      3,
      async () => {
        const action = random.pick(['drop', 'silence', 'refuse', 'restore'] as const);
        await control.hub(action, random.pick([500, 4000]));
        return `hub: ${action}`;
      },
    ],
    [
      4,
      async () => {
        const deliver = random.pick(['both', 'store', 'hub'] as const);
        await control.notify(user, notification(random), deliver);
        return `a notification (${deliver})`;
      },
    ],
    [
      1,
      async () => {
        await control.notifyMany(
          user,
          Array.from({ length: 50 }, () => notification(random)),
          'hub',
        );
        return '50 notifications';
      },
    ],
    [
      2,
      async () => {
        const job = {
          user,
          kind: random.pick(['export', 'import'] as const),
          title: 'A job of the monkey',
          engine: random.pick(['workflow', 'legacy'] as const),
          outcome: random.pick(['completed', 'failed'] as const),
          steps: 3,
          stepMs: 300,
        };
        await control.startJob(job);
        return `a job: ${job.kind}, ${job.engine}, ${job.outcome}`;
      },
    ],
    [
      1,
      async () => {
        const seconds = random.pick(endsNoSession ? [60, 600] : [20, 60, 600]);
        await control.tokens(seconds);
        return `tokens of ${String(seconds)} s`;
      },
    ],
  ];
  return random.weighted(kinds)();
}
