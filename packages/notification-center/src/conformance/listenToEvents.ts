import { parseJson } from '@gantry/base/values';
import type { BackendListening } from './BackendUnderTest.ts';

/**
 * Listens to server-sent events. Resolves with a function that disconnects, once the stream is open. Rejects if it is refused. An event
 * without a name counts as `Notification`, or as `NotificationList` if its data is an array.
 */
export async function listenToEvents(
  address: string,
  headers: Readonly<Record<string, string>>,
  onEvent: BackendListening['onEvent'],
): Promise<() => Promise<void>> {
  const aborter = new AbortController();
  const { signal } = aborter;
  const { ok, status, body } = await fetch(address, { headers: { accept: 'text/event-stream', ...headers }, signal });
  if (!ok || body === null) {
    aborter.abort();
    throw new Error(`The event stream is answered with ${String(status)}.`);
  }
  // The end of the stream needs no word: the rules wait for events and say what did not come.
  const reading = readEvents(body, onEvent).catch(() => {});
  return async () => {
    aborter.abort();
    await reading;
  };
}

async function readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>, onEvent: BackendListening['onEvent']) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (text + value).split(/\r\n\r\n|\n\n|\r\r/);
    text = blocks.pop() ?? '';
    for (const block of blocks) tellEvent(block, onEvent);
  }
}

function tellEvent(block: string, onEvent: BackendListening['onEvent']) {
  const fields = block.split(/\r\n|\n|\r/).map((line) => /^(\w+): ?(.*)$/s.exec(line) ?? []);
  const valuesOf = (name: string) => fields.filter(([, field]) => field === name).map(([, , value = '']) => value);
  const data = valuesOf('data').join('\n');
  // A comment keeps the connection open and carries no event.
  if (data === '') return;
  // Data that is not JSON is passed on as text, which the rule then rejects.
  const argument = parseJson(data);
  onEvent(valuesOf('event').at(-1) ?? (Array.isArray(argument) ? 'NotificationList' : 'Notification'), argument);
}
