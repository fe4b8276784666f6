import { welcome } from './support/portalPage.ts';
import { expect, test } from './support/test.ts';

const collector = 'https://otel.example';
const telemetry = { endpoint: `${collector}/base`, samplePercent: 100, traceparent: ['application'] };
test.use({ installation: { configuration: { telemetry } } });

test('telemetry and traces arrive as configured, without token, name and path', async ({ page, gantry, signIn }) => {
  const sent: { readonly path: string; readonly body: string }[] = [];
  await page.route(`${collector}/**`, async (route) => {
    const request = route.request();
    if (request.method() === 'POST')
      sent.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
    const headers = { 'access-control-allow-origin': gantry.portalOrigin, 'access-control-allow-headers': '*' };
    await route.fulfill({ status: 200, headers, body: '{}', contentType: 'application/json' });
  });
  const traced = new Map<string, Set<boolean>>();
  page.on('request', (request) => {
    const service = new URL(request.url()).pathname.split('/')[1] ?? '';
    if (!request.url().startsWith(gantry.platformOrigin) || request.method() === 'OPTIONS') return;
    traced.set(service, (traced.get(service) ?? new Set()).add('traceparent' in request.headers()));
  });
  await signIn('avery', { byForm: true });
  await expect(welcome(page)).toBeVisible();
  const text = () => sent.map(({ body }) => body).join('\n');
  await expect.poll(text, { timeout: 60_000 }).toContain('"GET application"');
  await expect.poll(text, { timeout: 60_000 }).toContain('gantry.hub');
  expect(new Set(sent.map(({ path }) => path))).toEqual(new Set(['/base/v1/traces', '/base/v1/logs']));
  expect(text()).not.toMatch(/avery|stone|eyJ|bearer|\/api\/|northwind/i);
  expect([...(traced.get('application') ?? [])]).toContain(true);
  expect([...(traced.get('notification') ?? [])]).toEqual([false]);
});
