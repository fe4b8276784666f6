import { expect, onTestFinished, test } from 'vitest';
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

test('what comes between the last look at a button and its press is not pressed, and the button is once it is free', async () => {
  document.body.innerHTML = '<button>Wanted</button>';
  const pressed: string[] = [];
  document.body.addEventListener('click', () => pressed.push('another'));
  const [button] = document.querySelectorAll('button');
  button?.addEventListener('click', (event) => {
    event.stopPropagation();
    pressed.push('wanted');
  });
  const cover = document.createElement('div');
  cover.style.cssText = 'position: fixed; inset: 0';
  const goes = () => cover.remove();
  addEventListener('pointerup', goes, true);
  // A look asks what is there. The second one is the last before the press.
  let looks = 0;
  document.elementFromPoint = (x, y) => {
    looks += 1;
    if (looks === 2) queueMicrotask(() => document.body.append(cover));
    return Document.prototype.elementFromPoint.call(document, x, y);
  };
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'elementFromPoint');
    removeEventListener('pointerup', goes, true);
  });
  await page.getByRole('button').click();
  expect(pressed).toEqual(['wanted']);
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
