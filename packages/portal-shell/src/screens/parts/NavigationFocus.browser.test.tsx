import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { Page } from '../Page/Page.tsx';
import { NavigationFocusProvider } from './NavigationFocus.tsx';
import { MessagesStage } from '../testing/ScreenStage.testing.tsx';

/** A screen that has a placeholder until the button is pressed, as one that waits for the permissions. */
function LateScreen() {
  const [isReady, setReady] = useState(false);
  return (
    <>
      {isReady ? (
        <div>
          <Page title="Late">
            <input aria-label="Search" />
          </Page>
        </div>
      ) : (
        <Page title="Late">Loading</Page>
      )}
      <button onPointerEnter={() => setReady(true)}>Arrive</button>
    </>
  );
}

async function renderScreens() {
  const screen = await render(
    <MessagesStage>
      <MemoryRouter>
        <NavigationFocusProvider>
          <Link to="/late">Open</Link>
          <Routes>
            <Route index element={<Page title="First">Words</Page>} />
            <Route path="late" element={<LateScreen />} />
          </Routes>
        </NavigationFocusProvider>
      </MemoryRouter>
    </MessagesStage>,
  );
  const heading = (name: string) => screen.getByRole('heading', { name });
  await expect.element(heading('First')).toBeVisible();
  return { ...screen, heading };
}

test('a screen that replaces its placeholder takes over the focus', async () => {
  const screen = await renderScreens();
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.element(screen.heading('Late')).toHaveFocus();
  await screen.getByRole('button', { name: 'Arrive' }).hover();
  await expect.element(screen.getByLabelText('Search')).toBeVisible();
  await expect.element(screen.heading('Late')).toHaveFocus();
});

test('a focus that is elsewhere stays when the placeholder goes', async () => {
  const screen = await renderScreens();
  await screen.getByRole('link', { name: 'Open' }).click();
  await expect.element(screen.heading('Late')).toHaveFocus();
  const arrive = screen.getByRole('button', { name: 'Arrive' });
  await arrive.click();
  await expect.element(screen.getByLabelText('Search')).toBeVisible();
  await expect.element(arrive).toHaveFocus();
});
