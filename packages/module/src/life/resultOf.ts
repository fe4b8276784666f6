import type { ServiceResult } from '../context/ModuleRequest.ts';
import { ServiceError, type ServiceErrorDetails } from '../context/ServiceError.ts';

/** The option by which a call checks its answer. */
export interface Parse {
  readonly parse?: (answer: unknown) => unknown;
}

/** The result of a call that was answered. An answer that `parse` refuses is malformed. */
export function resultOf(
  answer: unknown,
  { parse = (value) => value }: Parse,
  call: Pick<ServiceErrorDetails, 'service' | 'method' | 'path'>,
): ServiceResult<unknown> {
  try {
    return { ok: true, value: parse(answer) };
  } catch (cause) {
    return { ok: false, error: new ServiceError({ ...call, kind: 'malformed', cause }) };
  }
}
