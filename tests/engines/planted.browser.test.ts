import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';

// `main.ts` runs this in each engine before the components: it must see the first test pass and the second one fail.
async function tabTo() {
  document.body.innerHTML = '<button>First</button><button>Second</button>';
  await userEvent.tab();
  return document.activeElement?.textContent;
}

test('a Tab reaches the first button', async () => {
  expect(await tabTo()).toBe('First');
});

test('a planted fault: a Tab reaches the second button', async () => {
  expect(await tabTo()).toBe('Second');
});
