import type { PlatformOptions } from '../PlatformOptions.ts';
import { journal } from './journal.ts';
import { createOpenTelemetry } from './openTelemetry.ts';
import { isSampled } from './tracing.ts';
import { watchTab, type Troubles } from './watchTab.ts';

/** Watches the tab. If the configuration names a collector and the tab is in the sample, it gets what happens here. */
export function startTelemetry(
  { telemetry, environment, versionLabel }: PlatformOptions,
  build: string | null,
  languageTroubles: Troubles,
): void {
  watchTab(window, languageTroubles);
  if (telemetry === undefined || !isSampled(telemetry)) return;
  const resource = {
    'service.version': versionLabel,
    'deployment.environment.name': environment,
    'gantry.build': build ?? 'development',
  };
  journal.send(createOpenTelemetry({ endpoint: telemetry.endpoint, resource }));
}
