import { EllipsisVertical, FileDown, FileUp, Megaphone } from 'lucide-react';
import { fn, userEvent } from 'storybook/test';
import preview, { boxed, guide } from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionText } from '../DescriptionText/DescriptionText.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { tokens } from '../tokens/index.ts';
import { ProgressRow } from './ProgressRow.tsx';

const now = new Date('2024-10-25T12:00:00Z');
const meta = (
  <>
    <RelativeTime dateTime="2024-10-25T11:48:00Z" now={now} />
    <span>Northern Corridor</span>
  </>
);
const menu = <IconButton size="small" label="More actions" icon={<EllipsisVertical />} />;
const small = (label: string) => (
  <Button variant="quiet" size="small" onPress={fn()}>
    {label}
  </Button>
);

const storyMeta = preview.meta({
  component: ProgressRow,
  args: { title: 'Schedule export', meta, icon: <FileDown aria-hidden /> },
  decorators: [boxed({ background: tokens.color.backgroundSurface, border: `1px solid ${tokens.color.border}` })],
  parameters: guide({
    whenToUse:
      'A row for something that takes time: an export, an import, an upload. Use it in a list. For a single one use `ProgressBar`.',
    anatomy:
      'An icon in the colour of its tone; the title, strong and with a dot in the margin while unread; a description; a 4 px bar with its percentage; the status word, then what sets it in time and place; why it failed; actions and the menu. In a narrow container the actions stand below; the menu stays beside the title.',
    keyboard:
      'With `onPress` the title is a button (Tab, then Enter or Space), and a press anywhere on the row presses it. Actions and "more" follow in reading order.',
    accessibility:
      'Unread and tone are words as well as a dot and a colour. Progress and outcome are announced by the bar.',
  }),
});

export const Running = storyMeta.story({ args: { statusText: 'Running', value: 42, actions: small('Cancel') } });
export const Waiting = storyMeta.story({ args: { statusText: 'Enqueued', isIndeterminate: true } });
export const Completed = storyMeta.story({
  args: {
    statusText: 'Completed',
    tone: 'success',
    value: 100,
    isUnread: true,
    onPress: fn(),
    actions: small('Download'),
    menu,
  },
  play: () => userEvent.tab(),
});
export const Failed = storyMeta.story({
  args: {
    title: 'Jobs import',
    icon: <FileUp aria-hidden />,
    statusText: 'Failed',
    tone: 'danger',
    isUnread: true,
    errorMessage: 'Line 17: the site NC-0417 is not part of this program.',
    actions: (
      <>
        {small('Error Details')}
        {small('Retry')}
      </>
    ),
    menu,
  },
});
export const Plain = storyMeta.story({
  args: {
    title: 'Planned maintenance on Saturday',
    tone: 'information',
    icon: <Megaphone aria-hidden />,
    description: (
      <DescriptionText limit={100} text="Exports and imports stop at 22:00 and go on by themselves at 23:30." />
    ),
    onPress: fn(),
  },
});
export const LongContent = storyMeta.story({
  args: {
    title:
      'Closeout documents of every site of the Northern corridor fiber and small-cell densification program, phase two',
    statusText: 'Retrying',
    value: 7,
    isUnread: true,
    onPress: fn(),
    description: (
      <DescriptionText
        limit={100}
        text="Every document of the sites that were closed since Friday, with the pictures that their crews took, packed by county and then by crew."
      />
    ),
    actions: small('Cancel'),
    menu,
  },
});
