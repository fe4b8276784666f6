import { readFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { reportDataOf } from './reportData.ts';
import type { ReportTokens } from './reportTokens.ts';

const folder = new URL('../../../views/report/', import.meta.url);

const contentTypes = {
  'report.js': 'text/javascript; charset=utf-8',
  'report.css': 'text/css; charset=utf-8',
} as const;

/** Creates the substitute for Power BI: the page inside the frame, and its data for a valid embedding token. */
export function createReportService(tokens: ReportTokens, portalOrigin: string): Hono {
  const service = new Hono();
  const page = (name: 'reportEmbed' | 'dashboardEmbed') =>
    service.get(`/${name}`, async (context) =>
      context.body(await readFile(new URL('report.html', folder), 'utf8'), 200, {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${portalOrigin}`,
        'x-content-type-options': 'nosniff',
      }),
    );
  page('reportEmbed');
  page('dashboardEmbed');

  for (const [name, contentType] of Object.entries(contentTypes)) {
    service.get(`/${name}`, async (context) =>
      context.body(await readFile(new URL(name, folder), 'utf8'), 200, {
        'content-type': contentType,
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
      }),
    );
  }

  service.get('/api/data', (context) => {
    const token = /^Bearer (.+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    const grant = token === undefined ? null : tokens.find(token);
    if (grant === null) return context.json({ message: 'The token of the report is missing or has expired.' }, 401);
    return context.json(reportDataOf(grant, new Date()));
  });
  return service;
}
