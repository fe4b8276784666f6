import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as examples from './Chip.examples.tsx';
import text from './Chip.examples.tsx?raw';
import { Chip } from './Chip.tsx';

const onDismiss = fn();

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Chip,
  args: { children: 'Phase two' },
  parameters: {
    docs: guide({
      whenToUse:
        'For a state beside what it belongs to, or a choice that can be taken away. For how many, use `Badge`; for a message to the whole page, `Banner`.',
      anatomy:
        'An icon, a few words, cut where they are long, and at the end an arrow where pressing it shows `details`, and a cross where `onDismiss` takes it away.',
      dataAttributes: {
        'data-tone': 'The `tone`.',
        'data-has-icon': 'Present if the chip shows an icon.',
        'data-can-go': 'Present if the chip can be dismissed.',
      },
      keyboard:
        'With `details`, Enter or Space opens a popover and Escape closes it. The cross is a stop of its own; a chip that it takes away leaves focus to what comes next.',
      accessibility:
        'The tone is said as a word ("Warning:"), never by colour alone. The cross is named after the chip: "Remove Phase two".',
    }),
  },
});

export const Neutral = meta.story();
export const WithIcon = meta.story({ args: { icon: <Icon name="filter" /> } });
export const Tones = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Chip tone="information">Draft</Chip>
      <Chip tone="success">Approved</Chip>
      <Chip tone="warning">Waiting for the city</Chip>
      <Chip tone="danger">Refused</Chip>
    </div>
  ),
});
export const Dismissible = meta.story({
  args: { onDismiss },
  play: async ({ canvas }) => {
    onDismiss.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Phase two' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onDismiss).toHaveBeenCalledOnce();
  },
});
export const WithDetails = meta.story({
  render: () => (
    <Chip
      tone="warning"
      details="To be told about exports and imports while the portal is closed, allow notifications for this site in the settings of the browser."
    >
      Push notifications disabled
    </Chip>
  ),
  play: async ({ canvas, step }) => {
    const chip = canvas.getByRole('button', { name: /Push notifications disabled/ });
    await step('Enter shows the details, Escape gives focus back', async () => {
      await userEvent.tab();
      await expect(chip).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
      await userEvent.keyboard('{Escape}');
      await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(async () => expect(chip).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
  },
});
export const LongText = meta.story({
  args: {
    children: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program',
    onDismiss,
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
  globals: { language: 'arabic' },
  args: { children: 'المرحلة الثانية', onDismiss, icon: <Icon name="filter" /> },
});
export const Keyboard = meta.story({
  ...example('Dismissible'),
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, step }) => {
    const chip = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    for (const [name, key] of [
      ['Enter', '{Enter}'],
      ['Space', ' '],
    ] as const) {
      await step(`${name} opens the popover, Escape closes it`, async () => {
        await expect(chip('Bridge')).toHaveFocus();
        await userEvent.keyboard(key);
        await waitFor(async () => expect(screen.getByRole('dialog')).toBeVisible());
        await userEvent.keyboard('{Escape}');
        await waitFor(async () => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(async () => expect(chip('Bridge')).toHaveFocus());
      });
    }
    await step('the cross is a stop of its own', async () => {
      await userEvent.tab();
      await expect(chip('Remove Bridge')).toHaveFocus();
    });
    await step('Enter takes the chip away and leaves focus to what comes next', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(async () => expect(chip('Harbor')).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Bridge' })).toBeNull();
    });
    await step('Space does the same', async () => {
      await userEvent.tab();
      await expect(chip('Remove Harbor')).toHaveFocus();
      await userEvent.keyboard(' ');
      await waitFor(async () => expect(chip('Valley')).toHaveFocus());
      await expect(canvas.queryByRole('button', { name: 'Harbor' })).toBeNull();
    });
  },
});
