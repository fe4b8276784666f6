import type { PlatformOptions } from '../PlatformOptions.ts';
import type { ServiceName } from '../addresses/serviceNames.ts';
import { journal } from './journal.ts';

const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

const chosenPercent = Math.random() * 100;

/** True if this tab is among those that send what happens in them. */
export const isSampled = (telemetry: PlatformOptions['telemetry']): boolean =>
  telemetry !== undefined && chosenPercent < telemetry.samplePercent;

/** Creates the function that begins the trace of each call of this tab. The path of a call is not noted: it may name a person. */
export function createTracing(telemetry: PlatformOptions['telemetry']) {
  return (service: ServiceName, method: string) => {
    const [traceId, spanId, startedAt] = [randomHex(16), randomHex(8), Date.now()];
    const isTraced = telemetry?.traceparent.includes(service) === true;
    return {
      /** The headers that name the trace to the service (W3C Trace Context). Empty unless the configuration names the service. */
      headers: isTraced ? { traceparent: `00-${traceId}-${spanId}-0${isSampled(telemetry) ? 1 : 0}` } : {},
      /** Notes the end of the call: its status, or the reason of a failure without one. */
      end: (outcome: number | string) => {
        const isFine = typeof outcome === 'number' && outcome < 400;
        if (isFine && !isSampled(telemetry)) return;
        journal.note('call', { service, method, outcome, traceId, spanId, startedAt }, isFine);
      },
    };
  };
}
