import { addressOf } from '@gantry/platform-client/addresses/portalBase';

/** The answer of the portal's server, and when it came, in milliseconds of the device's clock. */
export interface ConfigurationAnswer {
  readonly response: Response;
  readonly at: number;
}

declare global {
  interface Window {
    /** What the script of the page has asked for; undefined once the entry script has taken it. */
    gantryConfiguration?: Promise<ConfigurationAnswer> | undefined;
  }
}

/** Asks for `/config.json`, bypassing every cache. A redirect is the answer of a sign-on proxy. */
export async function askForConfiguration(request: typeof fetch = fetch): Promise<ConfigurationAnswer> {
  const response = await request(addressOf('/config.json'), { cache: 'no-store', redirect: 'manual' });
  return { response, at: Date.now() };
}

/** Asks before the entry script has arrived. */
export function askEarlyForConfiguration(): void {
  window.gantryConfiguration = askForConfiguration();
  // The code that takes the answer says what went wrong.
  window.gantryConfiguration.catch(() => undefined);
}

/** Takes what the script of the page has asked for, or asks now. */
export function takeConfiguration(): Promise<ConfigurationAnswer> {
  const asked = window.gantryConfiguration ?? askForConfiguration();
  delete window.gantryConfiguration;
  return asked;
}
