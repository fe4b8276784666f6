import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createFakePortal, type FakePortalOptions } from './createFakePortal.testing.tsx';
import { ShellStage, type ShellStageProps } from './ShellStage.testing.tsx';

/** Gives the tests of a file a wide window. */
export function inWideWindow() {
  beforeEach(() => page.viewport(1280, 800));
  afterEach(() => page.viewport(414, 896));
}

/** Opens a portal at an address. */
export async function openShell(options: FakePortalOptions = {}, stage: Omit<ShellStageProps, 'portal'> = {}) {
  const portal = createFakePortal(options);
  await render(<ShellStage portal={portal} {...stage} />);
  return portal;
}

export const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
export const inBar = (name: string | RegExp) => page.getByRole('banner').getByRole('button', { name });
export const inMain = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const menuLink = (name: string) => page.getByRole('navigation').getByRole('link', { name, exact: true });

/** Chooses in the panel of programs. */
export const chooseProgram = (name: RegExp) =>
  page.getByRole('dialog', { name: 'Programs' }).getByRole('button', { name }).click();
