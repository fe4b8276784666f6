import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { ThemeProvider } from '../theme/ThemeProvider.tsx';
import { ErrorCard } from './ErrorCard.tsx';

test('is an alert with a retry button that works by keyboard', async () => {
  const onRetry = vi.fn();
  const screen = await renderInKit(
    <ErrorCard title="Something went wrong" description="Check the network." onRetry={onRetry} />,
  );
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error: Something went wrongCheck the network.');
  await tabTo(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(' ');
  expect(onRetry).toHaveBeenCalledTimes(2);
  await screen.rerender(<ErrorCard title="Something went wrong" isPending onRetry={onRetry} />);
  await userEvent.keyboard('{Enter}');
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('shows the reference that the app gives for its title, outside of the alert', async () => {
  const errorReference = vi.fn(() => '7K2M-9QXD');
  const screen = await renderInKit(
    <ThemeProvider locale="en-US" errorReference={errorReference}>
      <ErrorCard title="Sorry, something went wrong." />
    </ThemeProvider>,
  );
  await expect.element(screen.getByText('Reference 7K2M-9QXD')).toBeVisible();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Error: Sorry, something went wrong.');
  expect(errorReference).toHaveBeenCalledExactlyOnceWith('Sorry, something went wrong.');
});
