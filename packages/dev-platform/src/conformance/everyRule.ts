import { backendRules } from '@gantry/notification-center/conformance';
import type { PortalRule } from './PortalBackend.ts';
import { portalRules } from './portalRules.ts';
import { settingsRules } from './settingsRules.ts';
import { uploadRules } from './uploadRules.ts';

/** What the services of a portal have to do for it and its notification center to lose nothing and to show the truth. */
export const everyRule: readonly PortalRule[] = [...backendRules, ...uploadRules, ...portalRules, ...settingsRules];
