import { inWideWindow, menuLink } from '../testing/shellPage.testing.tsx';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withEarlyAnswers } from '@gantry/platform-client/services/earlyAnswers';
import { createMonolithService } from '@gantry/platform-client/services/monolith/monolith';
import { createFakePortal } from '../testing/createFakePortal.testing.tsx';
import { ShellStage } from '../testing/ShellStage.testing.tsx';

inWideWindow();

const view = () => page.getByRole('heading', { name: 'A view' });

test('a press of a link asks for its module in the task of the click, and the module does not ask again', async () => {
  const getView = vi.fn(() => Promise.resolve('<h1>A view</h1>'));
  const portal = createFakePortal();
  const http = withEarlyAnswers({ request: getView }, portal.program);
  const monolith = { ...createMonolithService(http), getViewVersion: () => Promise.resolve(null) };
  const services = { ...portal.services, askEarly: http.askEarly, monolith };
  await render(<ShellStage portal={{ ...portal, services }} path="/" />);
  const link = menuLink('Work Order').element();
  // The first visits load the code that asks.
  const askedByPress = async () => {
    await menuLink('Home').click();
    await expect.element(view()).not.toBeInTheDocument();
    getView.mockClear();
    if (link instanceof HTMLElement) link.click();
    return getView.mock.calls.length;
  };
  await expect.poll(askedByPress).toBe(1);
  await expect.element(view()).toBeVisible();
  expect(getView).toHaveBeenCalledOnce();
});
