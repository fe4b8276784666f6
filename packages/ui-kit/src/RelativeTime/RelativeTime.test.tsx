import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const { TZ: ownZone } = process.env;
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

test('the output of a server does not depend on a time zone, so that every page can hydrate it', async () => {
  const written = [];
  for (const zone of ['UTC', 'Asia/Dubai', 'America/Los_Angeles']) {
    process.env['TZ'] = zone;
    // Formatters are cached, each with the time zone of its creation.
    vi.resetModules();
    const { RelativeTime } = await import('./RelativeTime.tsx');
    written.push(renderToString(<RelativeTime dateTime="2024-10-25T22:00:00Z" />));
  }
  expect(new Set(written)).toEqual(new Set(['<time dateTime="2024-10-25T22:00:00.000Z">2024-10-25</time>']));
});
