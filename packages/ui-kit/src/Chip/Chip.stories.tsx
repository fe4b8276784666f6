import { fn, userEvent } from 'storybook/test';
import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { openBy } from '../testing/openBy.testing.ts';
import { Chip } from './Chip.tsx';

const onDismiss = fn();

const meta = preview.meta({
  component: Chip,
  args: { children: 'Phase two' },
  parameters: guide({
    whenToUse:
      'For a state beside what it belongs to, or a choice that can be removed. For a count use `Badge`, for a message to the whole page `Banner`.',
    anatomy:
      'An icon and a few words, which are cut if they are long. An arrow at the end if a press shows `details`, and a cross if `onDismiss` removes the chip.',
    dataAttributes: {
      'data-tone': 'The `tone`.',
      'data-has-icon': 'Present if the chip shows an icon.',
      'data-can-go': 'Present if the chip can be dismissed.',
    },
    keyboard:
      'With `details`, Enter or Space opens a popover and Escape closes it. The cross is a tab stop of its own. When it removes the chip, focus moves to what follows.',
    accessibility:
      'The tone is also a word ("Warning:"), never a colour alone. The cross is named after the chip: "Remove Phase two".',
  }),
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
  play: () => userEvent.tab(),
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
  play: openBy('{Enter}', 'dialog'),
});
export const LongText = meta.story({
  args: {
    children: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program',
    onDismiss,
  },
  decorators: [boxed({ inlineSize: 240 })],
});
