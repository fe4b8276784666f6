import { askedWait } from '@gantry/base/calls';
import type { ServiceError, ServiceErrorDetails } from '@gantry/module';
import { refusalOf } from '../services/serviceCall.ts';
import type { UploadAnswer } from './Upload.ts';

const tooLargeStatus = 413;
/** A tus service answers these while it still holds the connection that was cut, or to a part that was damaged. */
const passing: ReadonlySet<number> = new Set([409, 423, 460]);
const gone: ReadonlySet<number> = new Set([404, 410]);
/** Like each 5xx: the service takes no call now. */
const busy: ReadonlySet<number> = new Set([408, 429]);

/** What a status means for an upload that can go on: busy for as long as it lasts, passing soon, gone, or an end. */
export function meaningOf(status: number): 'busy' | 'passing' | 'gone' | 'end' {
  if (status >= 500 || busy.has(status)) return 'busy';
  if (passing.has(status)) return 'passing';
  return gone.has(status) ? 'gone' : 'end';
}

/** What a service has answered, with the time that it asks for. */
export function answerOf(status: number, text: string, header: (name: string) => string | null): UploadAnswer {
  // Chromium logs an error if a header is read that the service does not expose.
  if (status !== 429 && status !== 503) return { status, text };
  return { status, text, waitMs: askedWait({ get: header }, Date.now()) ?? 0 };
}

/** The value of the last answer, the text of one to a body. Throws the error that the answer is. */
export function valueOf(
  { status, text, isRepeated = false }: UploadAnswer,
  isBody: boolean,
  errorOf: (kind: ServiceErrorDetails['kind'], more: Partial<ServiceErrorDetails>) => ServiceError,
): unknown {
  const isFine = status >= 200 && status < 300;
  const refusal = refusalOf(text);
  // A service that does not repeat its answers says nothing of the file by these.
  if (isRepeated && (isFine ? status === 204 : refusal.serverMessage === null)) throw errorOf('malformed', { status });
  if (!isFine) throw errorOf(status === tooLargeStatus ? 'tooLarge' : 'refused', { status, ...refusal });
  if (text === '' || isBody) return text || undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw errorOf('malformed', { status, cause });
  }
}
