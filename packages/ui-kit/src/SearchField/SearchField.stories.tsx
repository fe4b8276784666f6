import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { tokens } from '../tokens/index.ts';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const found = [
  { id: 'PO-104001', title: 'PO-104001', description: 'Northwind Wireless Expansion' },
  { id: 'PO-104002', title: 'PO-104002', description: 'Northwind Wireless Expansion' },
  { id: 'PO-114001', title: 'PO-114001', description: 'Harbor Fiber Rollout' },
];

function Held(props: SearchFieldProps) {
  const [text, setText] = useState(props.value ?? '');
  return (
    <div style={{ maxInlineSize: 360 }}>
      <SearchField {...props} value={text} onChange={setText} />
    </div>
  );
}

/** Searches the three orders while typing. */
function Finding(props: SearchFieldProps) {
  const [text, setText] = useState(props.value ?? '');
  const results = found.filter(({ title }) => title.includes(text));
  return (
    <div style={{ maxInlineSize: 360 }}>
      <SearchField {...props} value={text} onChange={setText} {...(text !== '' && { results })} />
    </div>
  );
}

/** Returns the code of a field with its state, with each further property on its own line. */
const code = (text: string, ...further: readonly string[]) =>
  exampleCode(`
const [text, setText] = useState('${text}');

<SearchField
  aria-label="Search purchase orders"
  placeholder="PO Number"
  value={text}
  onChange={setText}
  onSubmit={find}${further.map((line) => `\n  ${line}`).join('')}
/>`);

const resultsOf =
  'results={orders.map(({ number, program }) => ({ id: number, title: number, description: program }))}';
const onAction = 'onAction={(number) => navigate(`/orders/${number}`)}';

const meta = preview.meta({
  component: SearchField,
  args: { 'aria-label': 'Search purchase orders', placeholder: 'PO Number', onSubmit: fn(), onAction: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: guide({
      whenToUse:
        'For finding one thing by a text: a purchase order in the `TopBar` (`variant="bar"`), an application above a list.',
      anatomy:
        'An icon, the input, a button that clears it, and below it the list: 350 px high at most, or placeholders while it loads, a sentence when nothing was found, an error.',
      dataAttributes: { 'data-on-bar': 'Present with the variant `bar`.' },
      keyboard:
        'Enter submits the text, an empty one too. Arrow down and up go through the results while focus stays in the field, and Enter chooses. The first Escape closes the list, the second clears the text.',
      accessibility:
        'With `onAction` a `combobox` with a `listbox`; what the arrows reach is read. How many were found, that nothing was, and errors are announced.',
    }),
  },
});

export const Plain = meta.story({
  parameters: code(''),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('104001{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('104001');
  },
});
export const WithText = meta.story({
  parameters: code('PO-104001'),
  args: { value: 'PO-104001' },
});
export const WithResults = meta.story({
  parameters: code('104', resultsOf, onAction),
  args: { value: '104', results: found },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onAction).toHaveBeenCalledWith('PO-104002'));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
});
export const Keyboard = meta.story({
  parameters: code('PO-1', resultsOf, onAction),
  args: { value: 'PO-1' },
  render: (args) => <Finding {...args} />,
  play: async ({ canvas, args, step }) => {
    const field = () => canvas.getByRole('combobox');
    const active = (name: RegExp) => expect(field()).toHaveAttribute('aria-activedescendant', option(name).id);
    const option = (name: RegExp) => screen.getByRole('option', { name });
    const gone = () => waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await step('arrows go through the results while focus stays in the field', async () => {
      await userEvent.tab();
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      await userEvent.keyboard('{ArrowDown}');
      await active(/104001/);
      await userEvent.keyboard('{ArrowDown}');
      await active(/104002/);
      await userEvent.keyboard('{ArrowUp}');
      await active(/104001/);
      await expect(field()).toHaveFocus();
    });
    await step('arrow up from the field leads to the last, and Enter chooses it', async () => {
      await userEvent.keyboard('{ArrowUp}');
      await expect(field()).not.toHaveAttribute('aria-activedescendant');
      await userEvent.keyboard('{ArrowUp}');
      await active(/114001/);
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledOnce();
      await expect(args.onAction).toHaveBeenCalledWith('PO-114001');
      await expect(args.onSubmit).not.toHaveBeenCalled();
      await gone();
    });
    await step('the first Escape closes the list, the second clears the text', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
      await userEvent.keyboard('{Escape}');
      await gone();
      await expect(field()).toHaveValue('PO-1');
      await userEvent.keyboard('{Escape}');
      await expect(field()).toHaveValue('');
    });
    await step('Enter submits the text, an empty one too', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('');
      await userEvent.keyboard('999{Enter}');
      await expect(args.onSubmit).toHaveBeenLastCalledWith('999');
      await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    });
  },
});
const openList = async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};
export const Loading = meta.story({
  parameters: code('104', 'isLoading', onAction),
  args: { value: '104', isLoading: true },
  play: openList,
});
export const NothingFound = meta.story({
  parameters: code('999', 'results={[]}', onAction),
  args: { value: '999', results: [] },
  play: openList,
});
export const Failed = meta.story({
  parameters: code('104', 'errorMessage="An error occurred, please try again"', onAction),
  args: { value: '104', errorMessage: 'An error occurred, please try again' },
  play: openList,
});
export const ManyResults = meta.story({
  parameters: code('10', resultsOf, onAction),
  args: {
    value: '10',
    results: Array.from({ length: 40 }, (_, index) => ({
      id: `PO-${104_001 + index}`,
      title: `PO-${104_001 + index}`,
      description: 'Great Lakes and Upper Midwest small cell densification, municipal rights of way',
    })),
  },
  play: openList,
});
export const OnBar = meta.story({
  parameters: code('', 'variant="bar"'),
  args: { variant: 'bar' },
  decorators: [
    (Story) => (
      <div style={{ background: tokens.color.backgroundBar, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
});
export const RightToLeft = meta.story({
  parameters: exampleCode(`
const [text, setText] = useState('');

<SearchField
  aria-label="البحث في أوامر الشراء"
  placeholder="رقم أمر الشراء"
  value={text}
  onChange={setText}
  onSubmit={find}
  results={[]}
  ${onAction}
/>`),
  globals: { language: 'arabic' },
  args: { 'aria-label': 'البحث في أوامر الشراء', placeholder: 'رقم أمر الشراء', results: [] },
  play: openList,
});
