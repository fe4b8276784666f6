import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

const { TZ: ownZone } = process.env;
afterEach(() => {
  if (ownZone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = ownZone;
});

test.each([
  ['a date', undefined, '2024-10-25'],
  ['relative to the time that it has in common with the browser', new Date('2024-10-25T22:05:00Z'), '5 minutes ago'],
])('a server writes %s, in no time zone, so that every page can hydrate it', async (_, serverNow, text) => {
  const written = [];
  for (const zone of ['UTC', 'Asia/Dubai', 'America/Los_Angeles']) {
    process.env['TZ'] = zone;
    // Formatters are cached, each with the time zone of its creation.
    vi.resetModules();
    const { RelativeTime } = await import('./RelativeTime.tsx');
    written.push(renderToString(<RelativeTime dateTime="2024-10-25T22:00:00Z" serverNow={serverNow} />));
  }
  expect(new Set(written)).toEqual(new Set([`<time dateTime="2024-10-25T22:00:00.000Z">${text}</time>`]));
});
