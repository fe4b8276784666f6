import { BackendRuleError, type BackendRule, type BackendUnderTest } from './BackendUnderTest.ts';
import { hubRules } from './hubRules.ts';
import { jobRules } from './jobRules.ts';
import { notificationRules } from './notificationRules.ts';

/** What a backend has to do for the notification center to lose nothing and to show the truth. */
export const backendRules: readonly BackendRule[] = [...notificationRules, ...hubRules, ...jobRules];

/** How one rule ended. */
export interface BackendRuleResult {
  readonly name: string;
  /** What the backend did otherwise; null if the rule holds or was not checked. */
  readonly problem: string | null;
  /** False if the backend was given without the part that the rule needs. */
  readonly isChecked: boolean;
}

/** Checks the rules, one after the other. Never rejects: a call that fails is the problem of its rule. */
export async function checkBackend<Backend extends BackendUnderTest>(
  backend: Backend,
  rules: readonly BackendRule<Backend>[] = backendRules,
): Promise<readonly BackendRuleResult[]> {
  const results: BackendRuleResult[] = [];
  for (const { name, needs = [], check } of rules) {
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

/** The results as lines for people, and how many rules are broken. */
export function reportOf(results: readonly BackendRuleResult[]): { readonly text: string; readonly broken: number } {
  const lines = results.map(({ name, problem, isChecked }) =>
    problem !== null ? `BROKEN  ${name}\n        ${problem}` : `${isChecked ? 'holds   ' : 'left out'} ${name}`,
  );
  const broken = results.filter(({ problem }) => problem !== null).length;
  const leftOut = results.filter(({ isChecked }) => !isChecked).length;
  const held = results.length - broken - leftOut;
  const sum = `rules: ${String(held)} hold, ${String(broken)} broken, ${String(leftOut)} left out`;
  return { text: [...lines, '', sum].join('\n'), broken };
}
