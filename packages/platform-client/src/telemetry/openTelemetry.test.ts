import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Noted } from './journal.ts';
import { createOpenTelemetry } from './openTelemetry.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function start() {
  const sent: { readonly path: string; readonly options: RequestInit; readonly body: unknown }[] = [];
  let hide = () => {};
  const telemetry = createOpenTelemetry({
    endpoint: 'https://otel.example/base',
    resource: { 'service.version': '1.2.3' },
    fetch: (address, options = {}) => {
      // The exporter sends texts to texts.
      sent.push({ path: address as string, options, body: JSON.parse(options.body as string) });
      return Promise.reject(new TypeError('Failed to fetch'));
    },
    onHide: (listener) => (hide = listener),
  });
  return { telemetry, sent, hide: () => hide() };
}

const call = (outcome: number | string): Noted => ({
  id: 1,
  kind: 'call',
  at: 1_700_000_000_250,
  attributes: {
    service: 'base',
    method: 'GET',
    outcome,
    traceId: 'a'.repeat(32),
    spanId: 'b'.repeat(16),
    startedAt: 1_700_000_000_000,
  },
});
const shown: Noted = {
  id: 2,
  kind: 'errorShown',
  at: 1_700_000_000_000,
  attributes: { reference: '7K2M-9QXD', count: 2 },
};
const text = (key: string, stringValue: string) => ({ key, value: { stringValue } });

test('calls are sent together as spans of a client, with no cookie and no referrer', () => {
  const { telemetry, sent } = start();
  telemetry.note(call(200));
  telemetry.note(call('timeout'));
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(5000);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    path: 'https://otel.example/base/v1/traces',
    options: { method: 'POST', credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true },
    body: {
      resourceSpans: [
        {
          resource: { attributes: [text('service.name', 'gantry-portal'), text('service.version', '1.2.3')] },
          scopeSpans: [
            {
              spans: [
                {
                  traceId: 'a'.repeat(32),
                  spanId: 'b'.repeat(16),
                  name: 'GET base',
                  kind: 3,
                  startTimeUnixNano: '1700000000000000000',
                  endTimeUnixNano: '1700000000250000000',
                },
                { status: { code: 2 } },
              ],
            },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(sent[0]?.body)).toContain(
    JSON.stringify({ key: 'http.response.status_code', value: { intValue: '200' } }),
  );
});

test('everything else is sent as log records, at the latest when the page is hidden', () => {
  const { telemetry, sent, hide } = start();
  telemetry.note(shown);
  hide();
  vi.advanceTimersByTime(60_000);
  expect(sent.map(({ path }) => path)).toEqual(['https://otel.example/base/v1/logs']);
  expect(sent[0]?.body).toMatchObject({
    resourceLogs: [
      {
        scopeLogs: [
          {
            logRecords: [
              {
                severityNumber: 17,
                eventName: 'gantry.errorShown',
                attributes: [text('reference', '7K2M-9QXD'), { key: 'count', value: { intValue: '2' } }],
              },
            ],
          },
        ],
      },
    ],
  });
});

test('many are sent before the time is over, and nothing is sent if nothing happened', () => {
  const { telemetry, sent, hide } = start();
  hide();
  expect(sent).toEqual([]);
  for (let number = 0; number < 200; number += 1) telemetry.note(shown);
  expect(sent).toHaveLength(1);
});
