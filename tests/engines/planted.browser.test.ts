import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

async function tabTo() {
  document.body.innerHTML = '<button>First</button><button>Second</button>';
  await userEvent.tab();
  return document.activeElement?.textContent;
}

test('a press gives the page the focus', async () => {
  document.body.innerHTML = '<button>Only</button>';
  await page.getByRole('button').click();
  expect(document.hasFocus()).toBe(true);
});

test('a Tab reaches the first button', async () => {
  expect(await tabTo()).toBe('First');
});

test('after a Tab past the last button, Enter presses the one that takes the focus', async () => {
  await tabTo();
  await userEvent.tab();
  await userEvent.tab();
  const [button] = document.querySelectorAll('button');
  button?.addEventListener('click', () => button.replaceChildren('Pressed'));
  button?.focus();
  await userEvent.keyboard('{Enter}');
  expect(button?.textContent).toBe('Pressed');
});

test.fails('a planted fault is found: a Tab reaches the second button', async () => {
  expect(await tabTo()).toBe('Second');
});
