import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { DescriptionText } from '../DescriptionText/DescriptionText.tsx';
import { renderInKit } from '../testing/renderInKit.testing.tsx';
import { tabTo } from '../testing/keys.testing.ts';
import { ProgressRow } from './ProgressRow.tsx';

test.each([
  ['a value', { value: 42 }, '42'],
  ['a value of nothing yet', { value: 0 }, '0'],
  ['a value that is no number', { value: Number.NaN }, null],
  ['nobody knowing', { isIndeterminate: true, value: 42 }, null],
])('%s shows a bar', async (_, props, now) => {
  const screen = await renderInKit(<ProgressRow title="Schedule export" statusText="Running" {...props} />);
  const bar = screen.getByRole('progressbar', { name: 'Schedule export' });
  expect(bar.element().getAttribute('aria-valuenow')).toBe(now);
});

test.each([[{}], [{ value: null }]])('%o shows no bar', async (props) => {
  const screen = await renderInKit(<ProgressRow title="Schedule export" {...props} />);
  expect(screen.getByRole('progressbar').query()).toBeNull();
});

test('within one attempt the bar never goes back, and a new attempt starts at its own value', async () => {
  const row = (attempt: number, value: number) => <ProgressRow title="Export" attempt={attempt} value={value} />;
  const screen = await renderInKit(row(1, 60));
  await screen.rerender(row(1, 40));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '60');
  await screen.rerender(row(2, 5));
  await expect.element(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5');
});

describe('a row with onPress', () => {
  const row = (onPress: () => void, onAction: () => void) => (
    <ProgressRow
      title="Schedule export"
      isUnread
      onPress={onPress}
      statusText="Running"
      value={42}
      description={<DescriptionText limit={10} text="Every site of the northern programs" />}
      actions={<Button onPress={onAction}>Download</Button>}
      menu={<Button>Menu</Button>}
    />
  );

  test('reacts to a press anywhere except on its other controls', async () => {
    const [onPress, onAction] = [vi.fn(), vi.fn()];
    const screen = await renderInKit(row(onPress, onAction));
    const title = screen.getByRole('button', { name: 'Unread: Schedule export' });
    const parts = [screen.getByText('Every site…'), screen.getByText('Running'), screen.getByRole('progressbar')];
    for (const part of parts) await part.click({ force: true });
    expect(onPress).toHaveBeenCalledTimes(3);
    await screen.getByRole('button', { name: 'Download' }).click();
    await screen.getByRole('button', { name: 'more' }).click();
    expect(onPress).toHaveBeenCalledTimes(3);
    expect(onAction).toHaveBeenCalledTimes(1);
    await title.click();
    expect(onPress).toHaveBeenCalledTimes(4);
  });

  test('is reached and pressed by keyboard, before its controls', async () => {
    const onPress = vi.fn();
    const screen = await renderInKit(row(onPress, vi.fn()));
    const order = ['Unread: Schedule export', 'more', 'Download', 'Menu'];
    await tabTo(...order.map((name) => screen.getByRole('button', { name })));
    for (let stop = 0; stop < 3; stop++) await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(2);
  });
});

test.each([320, 420, 800])('at %i px nothing overflows the row', async (width) => {
  const screen = await renderInKit(
    <div style={{ inlineSize: width }}>
      <ProgressRow
        title={'Closeout-'.repeat(20)}
        statusText="Failed"
        tone="danger"
        value={250}
        errorMessage={'northern-corridor-'.repeat(20)}
        actions={
          <>
            <Button size="small">Error Details</Button>
            <Button size="small">Retry</Button>
          </>
        }
      />
    </div>,
  );
  const row = screen.container.firstElementChild?.firstElementChild;
  expect(row?.scrollWidth).toBeLessThanOrEqual(width);
});

test('in a narrow row the actions are below, and the menu is beside the title', async () => {
  const screen = await renderInKit(
    <div style={{ inlineSize: 320 }}>
      <ProgressRow
        title="Schedule export"
        statusText="Completed"
        actions={<Button size="small">Download</Button>}
        menu={<Button size="small">Menu</Button>}
      />
    </div>,
  );
  const boxOf = (text: string) => screen.getByText(text).element().getBoundingClientRect();
  expect(boxOf('Download').top).toBeGreaterThan(boxOf('Completed').bottom);
  expect(boxOf('Menu').top).toBeLessThan(boxOf('Schedule export').bottom);
});

test.each(['ltr', 'rtl'] as const)('no line of details begins or ends with a dot, %s', async (direction) => {
  const details = ['For information', '53 minutes ago', 'Airport Terminals Neutral Host'];
  const screen = await renderInKit(
    <div style={{ inlineSize: 300 }}>
      <ProgressRow
        title="New safety briefing"
        meta={details.map((text) => (
          <span key={text}>{text}</span>
        ))}
      />
    </div>,
    { direction },
  );
  const line = screen.getByText(details[0] ?? '').element().parentElement?.parentElement;
  const boxes = details.map((text) => screen.getByText(text).element().getBoundingClientRect());
  const start = ({ left, right }: DOMRect) => (direction === 'ltr' ? left : -right);
  const [first, second, third] = boxes;
  if (!line || !first || !second || !third) throw new Error('The details are not in the page.');
  expect(second.top).toBe(first.top);
  expect(third.top).toBeGreaterThan(first.top);
  // The dot is in the first 20 px of a detail. Those of the first on each line are outside of the box that cuts.
  const edge = start(line.getBoundingClientRect());
  expect(getComputedStyle(line).overflowX).toBe('clip');
  expect([start(first), start(third)]).toEqual([edge - 20, edge - 20]);
  expect(start(second)).toBeGreaterThan(edge);
});
