import { expect, test } from 'vitest';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { createTextMatch } from './createTextMatch.ts';
import { MatchedText } from './MatchedText.tsx';

test.each([
  ['roll harb', ['Harb', 'Roll']],
  ['fibér', ['Fiber']],
  ['', []],
  ['tower', []],
])('"%s" marks %j, and the text stays whole', async (typed, marked) => {
  const { container } = await renderInKit(
    <MatchedText match={createTextMatch(typed)}>Harbor Fiber Rollout</MatchedText>,
  );
  expect(container.textContent).toBe('Harbor Fiber Rollout');
  expect([...container.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(marked);
});
