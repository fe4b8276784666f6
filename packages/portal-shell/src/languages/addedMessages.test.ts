import { afterEach, expect, test, vi } from 'vitest';
import { addedMessages } from './addedMessages.ts';
import { languageTroubles } from './languageTroubles.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['a server that does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
  ['a file that is not there', () => Promise.resolve(new Response('', { status: 404 })), 'status 404'],
  ['a file that is no JSON', () => Promise.resolve(new Response('{')), 'malformed'],
])('%s is told of', async (_, answer, trouble) => {
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(answer);
  await expect(addedMessages('/languages/de.json', 'de-DE')).rejects.toThrow();
  expect(languageTroubles.get().at(-1)).toEqual({ locale: 'de-DE', address: '/languages/de.json', trouble });
});

test('the first messages that English stands in for are told of by their keys', async () => {
  vi.spyOn(console, 'warn').mockReturnValueOnce();
  vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ 'ui-kit': { close: { cancel: 'Abbrechen' } } }));
  const { kit } = await addedMessages('/languages/de.json', 'de-DE');
  expect(kit.cancel).toBe('Abbrechen');
  expect(languageTroubles.get().at(-1)?.trouble).toMatch(/^\d+: ui-kit\.close\.close missing, .+, …$/);
});
