import { EllipsisVertical, FileDown, FileUp, Megaphone } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DescriptionText } from '../DescriptionText/DescriptionText.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { RelativeTime } from '../RelativeTime/RelativeTime.tsx';
import { tokens } from '../tokens/index.ts';
import { ProgressRow, type ProgressRowProps } from './ProgressRow.tsx';

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
  decorators: [
    (Story) => (
      <div style={{ background: tokens.color.backgroundSurface, border: `1px solid ${tokens.color.border}` }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: guide({
      whenToUse:
        'A row for something that takes time: an export, an import, an upload. Use it in a list. For a single one use `ProgressBar`.',
      anatomy:
        'An icon in the colour of its tone; the title, strong and with a dot in the margin while unread; a description; a 4 px bar with its percentage; the status word, then what sets it in time and place; why it failed; actions and the menu. In a narrow container the actions stand below; the menu stays beside the title.',
      keyboard:
        'With `onPress` the title is a button (Tab, then Enter or Space), and a press anywhere on the row presses it. Actions and "more" follow in reading order.',
      accessibility:
        'Unread and tone are words as well as a dot and a colour. Progress and outcome are announced by the bar.',
    }),
  },
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
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Unread: Schedule export' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
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

function rowsOf(rows: readonly ProgressRowProps[]) {
  return (
    <>
      {rows.map((row) => (
        <div key={row.title} style={{ borderBlockEnd: `1px solid ${tokens.color.border}` }}>
          <ProgressRow {...row} />
        </div>
      ))}
    </>
  );
}
export const InAList = storyMeta.story({
  render: () =>
    rowsOf([
      { ...Completed.composed.args, title: 'Schedule export', onPress: fn() },
      { ...Running.composed.args, title: 'Cost center export' },
      { ...Waiting.composed.args, title: 'Document library export' },
      { ...Failed.composed.args, title: 'Jobs import', isUnread: false },
      { ...LongContent.composed.args, title: 'Closeout documents of every site of the northern programs' },
    ]),
});
export const Attempts = storyMeta.story({
  render: function Attempts(args) {
    const [{ attempt, value }, setState] = useState({ attempt: 1, value: 60 });
    return (
      <ProgressRow
        {...args}
        statusText={`Attempt ${attempt}`}
        attempt={attempt}
        value={value}
        actions={
          <>
            <Button size="small" variant="quiet" onPress={() => setState({ attempt, value: value - 20 })}>
              Report less
            </Button>
            <Button size="small" variant="quiet" onPress={() => setState({ attempt: attempt + 1, value: 5 })}>
              Retry
            </Button>
          </>
        }
      />
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await userEvent.click(canvas.getByRole('button', { name: 'Report less' }));
    await expect(bar).toHaveAttribute('aria-valuenow', '60');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(bar).toHaveAttribute('aria-valuenow', '5');
  },
});
