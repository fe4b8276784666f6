import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe cannot decide by itself, looked at by a person and found right. */
const excused: { rule: string; target: RegExp; reason: string }[] = [];

/** What axe finds on the page: failures, and what it could not decide and nobody has excused. */
export async function findAccessibilityFaults(page: Page): Promise<string[]> {
  const { violations, incomplete } = await new AxeBuilder({ page })
    .include('#storybook-root')
    .options({ rules: { 'target-size': { enabled: true }, region: { enabled: false } } })
    .analyze();
  const faults = [
    ...violations.map((rule) => ({ ...rule, kind: 'fails' })),
    ...incomplete.map((rule) => ({ ...rule, kind: 'is undecided' })),
  ];
  return faults.flatMap(({ id, kind, help, nodes }) =>
    nodes
      .map((node) => ({ target: node.target.join(' '), why: node.failureSummary ?? '', html: node.html }))
      .filter(({ target, html }) => {
        const isExcused = excused.some(
          (excuse) => excuse.rule === id && (excuse.target.test(target) || excuse.target.test(html)),
        );
        return kind === 'fails' || !isExcused;
      })
      .map(
        ({ target, why, html }) =>
          `${id} ${kind} at ${target}: ${help}\n    ${html.slice(0, 160)}\n    ${why.replaceAll('\n', '\n    ')}`,
      ),
  );
}
