import { BackendRuleError, type BackendRule, type BackendUnderTest } from './BackendUnderTest.ts';
import { hubRules } from './hubRules.ts';
import { jobRules } from './jobRules.ts';
import { notificationRules } from './notificationRules.ts';
import { portalRules } from './portalRules.ts';
import { settingsRules } from './settingsRules.ts';
import { uploadRules } from './uploadRules.ts';

/** What a backend has to do for the notification center to lose nothing, and for it and the portal to show the truth. */
export const backendRules: readonly BackendRule[] = [
  ...notificationRules,
  ...hubRules,
  ...jobRules,
  ...uploadRules,
  ...portalRules,
  ...settingsRules,
];

/** How one rule ended. */
export interface BackendRuleResult {
  readonly name: string;
  /** What the backend did otherwise; null if the rule holds or was not checked. */
  readonly problem: string | null;
  /** False if the backend was given without the part that the rule needs. */
  readonly isChecked: boolean;
}

/** Checks every rule, one after the other. Never rejects: a call that fails is the problem of its rule. */
export async function checkBackend(backend: BackendUnderTest): Promise<readonly BackendRuleResult[]> {
  const results: BackendRuleResult[] = [];
  for (const { name, needs = [], check } of backendRules) {
    if (needs.some((part) => backend[part] === undefined)) {
      results.push({ name, problem: null, isChecked: false });
      continue;
    }
    try {
      await check(backend);
      results.push({ name, problem: null, isChecked: true });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const problem = error instanceof BackendRuleError ? reason : `The call failed: ${reason}`;
      results.push({ name, problem, isChecked: true });
    }
  }
  return results;
}
