import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = preview.meta({
  component: Tooltip,
  args: { label: 'Updated 3 minutes ago', children: <Button>Refresh</Button> },
  parameters: guide({
    whenToUse:
      'For a word on what a control is, or its full name if that is cut. Never for the only copy of something: people on a phone do not see it. For more than a few words use `Popover`.',
    anatomy: 'A few words on a dark surface beside the control, after the pointer has rested for a moment.',
    keyboard: 'It shows when Tab reaches the control; Escape hides it.',
    accessibility: 'It describes its control (`aria-describedby`). Escape dismisses it without moving focus.',
  }),
});

const focus = async () => {
  await userEvent.tab();
  await waitFor(async () => expect(screen.getByRole('tooltip')).toBeVisible());
};

export const OnFocus = meta.story({
  play: focus,
});
export const LongText = meta.story({
  args: { label: 'Northern corridor fiber and small-cell densification, phase two, Ministry of Works framework' },
  play: focus,
});
