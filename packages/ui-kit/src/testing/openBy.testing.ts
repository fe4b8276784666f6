import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Plays keys on the first control of a story, and waits for what they open. */
export const openBy = (keys: string, role: string) => async (): Promise<void> => {
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await waitFor(() => expect(screen.getByRole(role)).toBeVisible());
};
