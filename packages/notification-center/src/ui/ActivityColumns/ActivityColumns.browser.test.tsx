import { expect, test } from 'vitest';
import { manyExports, todo, workingDay } from '../testing/demoNotifications.testing.ts';
import { renderInDemo } from '../testing/renderInDemo.testing.tsx';
import { ActivityColumns } from './ActivityColumns.tsx';

test('shows To Do, Requests and Announcements', async () => {
  const screen = await renderInDemo(<ActivityColumns />, workingDay());
  for (const [name, title] of [
    ['To Do', 'Approve the closeout package'],
    ['Requests', 'Closeout documents export'],
    ['Announcements', 'Planned maintenance on Saturday'],
  ] as const) {
    await expect.element(screen.getByRole('region', { name })).toBeVisible();
    await expect.element(screen.getByRole('list', { name })).toMatchTextContent(title);
  }
});

test('a list is at most 360 px high, and scrolls', async () => {
  const screen = await renderInDemo(<ActivityColumns columns={['requests']} />, manyExports(30));
  const list = screen.getByRole('list', { name: 'Requests' });
  await expect.element(list).toBeVisible();
  expect(list.element().parentElement?.getBoundingClientRect().height).toBe(360);
});

test('shows only items of the chosen programs, also from older pages', async () => {
  let hasSaidEmpty = false;
  const observer = new MutationObserver(() => {
    hasSaidEmpty ||= document.body.textContent.includes('Keep it up');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const screen = await renderInDemo(<ActivityColumns columns={['todo']} programFilter={['RARE']} />, [
    ...Array.from({ length: 70 }, (_, index) => todo(`t${index}`, index)),
    todo('rare', 5000, { program: 'RARE' }, { title: 'The only one of its program' }),
  ]);
  await expect.element(screen.getByText('The only one of its program')).toBeVisible();
  expect(screen.getByRole('listitem').elements()).toHaveLength(1);
  observer.disconnect();
  expect(hasSaidEmpty, 'the list said it was empty while it was looking').toBe(false);
});
