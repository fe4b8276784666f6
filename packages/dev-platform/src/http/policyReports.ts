import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readBody } from './readBody.ts';

/** The path that the portal's policy reports to. */
export const policyReportsPath = '/policy-reports';

/** A violation of the portal's policy, as a browser reported it. */
interface PolicyReport {
  readonly directive: string;
  /** The address that was refused, or a word such as `inline` or `trusted-types-sink`. */
  readonly blocked: string;
  /** The page on which it happened, without its query. */
  readonly page: string;
  /** The first characters of the refused code; empty if the browser sends none. */
  readonly sample: string;
}

/** The reports that browsers sent. */
export interface PolicyReports {
  /** Answers a request of a browser, its preflight included. */
  readonly receive: (request: IncomingMessage, response: ServerResponse, portalOrigin: string) => Promise<void>;
  readonly all: () => readonly PolicyReport[];
  readonly clear: () => void;
}

const text = v.optional(v.string(), '');

/** `report-uri` sends one report, with dashes in its names. */
const classicSchema = v.pipe(
  v.object({
    'csp-report': v.object({
      'effective-directive': text,
      'violated-directive': text,
      'blocked-uri': text,
      'document-uri': text,
      'script-sample': text,
    }),
  }),
  v.transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      sample: report['script-sample'],
    },
  ]),
);

/** `report-to` sends a list, which may contain reports about other things. */
const listSchema = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.looseObject({ effectiveDirective: text, blockedURL: text, documentURL: text, sample: text }),
    }),
  ),
  v.transform((reports) =>
    reports.flatMap(({ type, body }) =>
      type === 'csp-violation'
        ? [
            {
              directive: body.effectiveDirective,
              blocked: body.blockedURL,
              page: body.documentURL,
              sample: body.sample,
            },
          ]
        : [],
    ),
  ),
);

const schema = v.union([classicSchema, listSchema]);

const limit = 500;

/** The query of a sign-in address holds a code, which must not be logged. */
const withoutQuery = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

/** Keeps the newest reports of the portal's policy and prints each one. */
export function createPolicyReports(): PolicyReports {
  const kept: PolicyReport[] = [];

  const add = (report: PolicyReport) => {
    const clean = { ...report, blocked: withoutQuery(report.blocked), page: withoutQuery(report.page) };
    kept.push(clean);
    if (kept.length > limit) kept.shift();
    const sample = clean.sample === '' ? '' : ` (${JSON.stringify(clean.sample)})`;
    console.warn(
      `The portal's policy refused ${clean.blocked || 'something'}${sample} by ${clean.directive} on ${clean.page}`,
    );
  };

  return {
    receive: async (request, response, portalOrigin) => {
      response.setHeader('access-control-allow-origin', portalOrigin);
      if (request.method === 'OPTIONS') {
        response.setHeader('access-control-allow-methods', 'POST');
        response.setHeader('access-control-allow-headers', 'content-type');
        return void response.writeHead(204).end();
      }
      if (request.method !== 'POST') return void response.writeHead(405, { allow: 'POST' }).end();
      const bytes = await readBody(request);
      let input: unknown = null;
      try {
        input = JSON.parse(bytes?.toString('utf8') ?? '');
      } catch {
        // The schema refuses null.
      }
      const result = v.safeParse(schema, input);
      if (!result.success) return void response.writeHead(400).end();
      for (const report of result.output) add(report);
      return void response.writeHead(204).end();
    },
    all: () => kept,
    clear: () => {
      kept.length = 0;
    },
  };
}
