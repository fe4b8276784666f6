import type { ServedCall, ServiceCall } from '../contract/ServiceCall.ts';
import { requestOf, type Given } from '../transport/http/requestOf.ts';
import type { BackendAnswer, BackendUnderTest } from './BackendUnderTest.ts';

/** Creates a call of the contract, with a token unless the options say otherwise. */
export const ask = <Service extends string, Call extends ServedCall<Service>>(
  backend: BackendUnderTest<Service>,
  call: Call,
  given: Given<Call>,
  hasToken = true,
): Promise<BackendAnswer> => backend.call({ service: call.service, ...requestOf(call, given), hasToken });

/** The name of a call in a sentence. */
export const nameOf = ({ method, path }: ServiceCall): string => `${method} ${path}`;

/** Whether a call succeeded. */
export const isFine = (status: number): boolean => status >= 200 && status < 300;

/** Whether a call was refused. */
export const isRefused = (status: number): boolean => status >= 400 && status < 500;
