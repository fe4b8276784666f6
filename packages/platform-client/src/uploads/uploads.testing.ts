import { exampleProfile } from '../auth/exampleProfile.testing.ts';
import { afterEach, beforeEach, expect } from 'vitest';
import { examplePlatform } from '../platformOptions.testing.ts';
import { clearDatabases } from '../storage/databases.testing.ts';
import { createUploads, type UploadsOptions } from './createUploads.ts';
import type { Attempt, Send, Upload, UploadAnswer, UploadRequest } from './Upload.ts';

/** The item of this number, once the list has it. */
export async function itemAt<Item>(list: readonly Item[], index: number): Promise<Item> {
  await expect.poll(() => list.length).toBeGreaterThan(index);
  const [item] = list.slice(index);
  if (item === undefined) throw new Error('The list has lost an item.');
  return item;
}

/** One attempt of an upload under test, which the test ends. */
export interface HeldAttempt extends Attempt {
  readonly answer: (status: number, text?: string) => void;
  /** Answers as a service that had all of the file before. */
  readonly answerAgain: (status: number, text?: string) => void;
  readonly fail: (error: Error) => void;
}

/** A way to send that waits for the test. */
export function createHeldSend() {
  const attempts: HeldAttempt[] = [];
  const send: Send = async (attempt) => {
    const { signal } = attempt;
    await attempt.getToken();
    const { promise, resolve, reject } = Promise.withResolvers<UploadAnswer>();
    signal.addEventListener('abort', () => reject(signal.reason));
    attempts.push({
      ...attempt,
      answer: (status, text = '') => resolve({ status, text }),
      answerAgain: (status, text = '') => resolve({ status, text, isRepeated: true }),
      fail: reject,
    });
    return promise;
  };
  return {
    attempts,
    send: () => Promise.resolve(send),
    /** The attempt of this number, once it began. */
    attempt: async (index: number) => itemAt(attempts, index),
  };
}

/** The person of a test. The tabs of another test are open still, and would go on with what this one keeps. */
export const person = { ...exampleProfile({ id: '' }) };
beforeEach(async () => {
  person.id = crypto.randomUUID();
  await clearDatabases();
});
afterEach(clearDatabases);

/** Creates uploads whose sending the test holds. */
export function startUploads(change: Partial<UploadsOptions['session']> = {}, more: Partial<UploadsOptions> = {}) {
  const held = createHeldSend();
  const left: string[] = [];
  const session: UploadsOptions['session'] = {
    profile: { ...person },
    getAccessToken: () => Promise.resolve('token-1'),
    replaceAccessToken: () => Promise.resolve('token-2'),
    getHubAccessToken: () => 'token-1',
    endAt: (path) => left.push(path),
    ...change,
  };
  const uploads = createUploads({
    configuration: examplePlatform,
    session,
    sendPlain: held.send,
    sendTus: held.send,
    ...more,
  });
  return { uploads, left, ...held };
}

export const file = new File(['x'.repeat(100)], 'jobs.csv', { type: 'text/csv' });
export const plain: UploadRequest = { service: 'monolith', path: '/api/Jobs/Import', program: null };
export const resumable: UploadRequest = { ...plain, service: 'base' };

/** Starts the upload of a file. */
export function sending(request: Parameters<ReturnType<typeof startUploads>['uploads']['start']>[1], sent = file) {
  const started = startUploads();
  return { ...started, upload: started.uploads.start(sent, request) };
}

export const phase = ({ state }: Upload) => state.get().phase;
export const errorOf = async ({ result }: Upload) => {
  const { ok, ...rest } = await result;
  return ok || !('error' in rest) ? null : { kind: rest.error.kind, status: rest.error.status };
};
export const online = () => dispatchEvent(new Event('online'));
