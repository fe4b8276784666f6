import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(() => page.viewport(414, 896));

const hints = () => page.getByRole('region', { name: 'Hints for a start' });

describe('the hints of a first visit', () => {
  const firstVisit = { hintsDone: 0, versionSeen: null } as const;

  test('can be dismissed all at once', async () => {
    await render(<ShellStage portal={createFakePortal()} remembered={firstVisit} />);
    await hints().getByRole('button', { name: 'Dismiss all hints' }).click();
    await expect.element(hints()).not.toBeInTheDocument();
  });

  test('open what they speak of', async () => {
    await render(<ShellStage portal={createFakePortal()} remembered={firstVisit} />);
    await hints().getByRole('button', { name: 'Try it' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Search everything' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await hints().getByRole('button', { name: 'Got it' }).click();
    await hints().getByRole('button', { name: 'Choose some' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: /all the apps/ })).toBeVisible();
  });

  test('name no keys that the person turned off', async () => {
    const portal = createFakePortal();
    portal.personal.shortcutsOff.change(() => ['palette']);
    await render(<ShellStage portal={portal} remembered={firstVisit} />);
    await expect.element(hints().getByText(/^The search of everything finds/)).toBeVisible();
  });

  test.each([1440, 1280, 768, 390])('move nothing when they load, at %i px', async (width) => {
    await page.viewport(width, 900);
    await render(<ShellStage portal={createFakePortal()} remembered={firstVisit} />);
    const favourites = page.getByRole('heading', { level: 2, name: 'Favourites' });
    await expect.element(favourites).toBeVisible();
    const before = favourites.element().getBoundingClientRect().top;
    await expect.element(hints()).toBeVisible();
    expect(favourites.element().getBoundingClientRect().top).toBe(before);
  });
});

describe('what is new', () => {
  const help = (name: string) => page.getByRole('button', { name, exact: true });

  test('says nothing at a first visit', async () => {
    await render(<ShellStage portal={createFakePortal()} remembered={{ hintsDone: 0, versionSeen: null }} />);
    // The hints load in the same idle moment.
    await expect.element(hints()).toBeVisible();
    await expect.element(help('Help')).toBeVisible();
  });

  test('is told in Arabic', async () => {
    await render(
      <ShellStage portal={createFakePortal()} language="ar" remembered={{ hintsDone: 3, versionSeen: '0.0.1' }} />,
    );
    await help('المساعدة، هناك جديد').click();
    await page.getByRole('button', { name: /^ما الجديد/ }).click();
    await expect.element(page.getByRole('heading', { level: 3, name: /^الإصدار/ }).first()).toBeVisible();
  });
});
