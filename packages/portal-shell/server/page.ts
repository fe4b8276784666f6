import { createHash, randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { configurationSchema, type Configuration } from '../src/config/configuration.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

/** What stands for the nonce in the built page. */
export const noncePlaceholder = '__CSP_NONCE__';

/** The hash of each inline script that runs or maps modules, as a policy names it. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`,
  );
}

/** The configuration, or null when the text is not one: the page then says what is wrong with it. */
export function readConfiguration(text: string): Configuration | null {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return null;
  }
  const result = v.safeParse(configurationSchema, input);
  return result.success ? result.output : null;
}

/** The page of one response, with a nonce of its own, and the policy that goes with it. */
export function renderPage(template: string, configurationText: string, isDevelopment = false) {
  const nonce = randomBytes(18).toString('base64');
  return {
    html: template.replaceAll(noncePlaceholder, nonce),
    policy: contentSecurityPolicy({
      configuration: readConfiguration(configurationText),
      nonce,
      inlineScriptHashes: inlineScriptHashes(template),
      isDevelopment,
    }),
  };
}
