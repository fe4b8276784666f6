import { BackendRuleError, type BackendUnderTest } from './BackendUnderTest.ts';

const pollMs = 50;

/** Asks until the answer is not null. Throws the sentence if that takes longer than the backend is given. */
export async function waitFor<Answer>(
  { patienceMs = 30_000 }: Pick<BackendUnderTest, 'patienceMs'>,
  ask: () => Answer | null | Promise<Answer | null>,
  sentence: string,
): Promise<Answer> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > until) throw new BackendRuleError(sentence);
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
}
