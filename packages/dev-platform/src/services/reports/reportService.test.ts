import { describe, expect, test } from 'vitest';
import { servicesUnderTest } from '../../testing/servicesUnderTest.ts';
import { createReportTokens } from './reportTokens.ts';

const { application } = servicesUnderTest();
const dataFor = (token: string) =>
  application.request('/reports/api/data', { headers: { authorization: `Bearer ${token}` } });

describe('the substitute for Power BI', () => {
  test.each(['reportEmbed', 'dashboardEmbed'])('%s is a page that only the portal may frame', async (name) => {
    const response = await application.request(`/reports/${name}`);
    expect(response.status).toBe(200);
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain('frame-ancestors http://localhost:4000');
    expect(await response.text()).toContain('<script src="/reports/report.js"></script>');
  });

  test('another token is answered with 401', async () => {
    expect((await dataFor('avery')).status).toBe(401);
    expect((await application.request('/reports/api/data')).status).toBe(401);
  });

  test('a token expires', () => {
    const tokens = createReportTokens();
    const item = { type: 'Item', id: 'nwx-overview', title: 'Program Overview', value: 'Dashboard-NWX' } as const;
    expect(tokens.find(tokens.give({ programId: 'NWX', item }, 60))).toEqual({ programId: 'NWX', item });
    expect(tokens.find(tokens.give({ programId: 'NWX', item }, 0))).toBeNull();
  });
});
