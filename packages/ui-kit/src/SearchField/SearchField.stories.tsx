import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
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

/** What an app writes, with the properties given. */
const held = (properties = '', label = 'Search purchase orders', placeholder = 'PO Number') =>
  exampleCode(`const [text, setText] = useState('');

<SearchField
  label="${label}"
  placeholder="${placeholder}"
  value={text}
  onChange={setText}
  onSubmit={search}
  onSelect={openPurchaseOrder}${properties && `\n  ${properties}`}
/>`);

const meta = preview.meta({
  component: SearchField,
  args: { label: 'Search purchase orders', placeholder: 'PO Number', onSubmit: fn(), onSelect: fn() },
  render: (args) => <Held {...args} />,
  parameters: {
    docs: guide({
      whenToUse:
        'For finding one thing by a text: a purchase order in the `TopBar` (`variant="bar"`), an application above a list.',
      anatomy:
        'An icon, the input, a button that clears it, and below it the list: 350 px high at most, or placeholders while it loads, a sentence when nothing was found, an error.',
      keyboard:
        'Enter submits the text, an empty one too. Arrow down and up go through the results while focus stays in the field, and Enter chooses. The first Escape closes the list, the second clears the text.',
      accessibility:
        'With `onSelect` a `combobox` with a `listbox`; what the arrows reach is read. How many were found, that nothing was, and errors are announced.',
    }),
  },
});

export const Plain = meta.story({
  parameters: held(),
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('104001{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('104001');
  },
});
export const WithText = meta.story({ args: { value: 'PO-104001' }, parameters: held() });
export const WithResults = meta.story({
  args: { value: '104', results: found },
  parameters: held('results={found}'),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith('PO-104002'));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
});
const openList = async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};
export const Loading = meta.story({
  args: { value: '104', isLoading: true },
  play: openList,
  parameters: held('isLoading'),
});
export const NothingFound = meta.story({
  args: { value: '999', results: [] },
  play: openList,
  parameters: held('results={[]}'),
});
export const Failed = meta.story({
  args: { value: '104', errorText: 'An error occurred, please try again' },
  parameters: held('errorText="An error occurred, please try again"'),
  play: openList,
});
export const ManyResults = meta.story({
  args: {
    value: '10',
    results: Array.from({ length: 40 }, (_, index) => ({
      id: `PO-${104_001 + index}`,
      title: `PO-${104_001 + index}`,
      description: 'Great Lakes and Upper Midwest small cell densification, municipal rights of way',
    })),
  },
  parameters: held('results={found}'),
  play: openList,
});
export const OnBar = meta.story({
  args: { variant: 'bar' },
  decorators: [
    (Story) => (
      <div style={{ background: tokens.color.backgroundBar, padding: 8 }}>
        <Story />
      </div>
    ),
  ],
  parameters: held('variant="bar"'),
});
export const RightToLeft = meta.story({
  globals: { language: 'arabic' },
  args: { label: 'البحث في أوامر الشراء', placeholder: 'رقم أمر الشراء', results: [] },
  parameters: held('results={[]}', 'البحث في أوامر الشراء', 'رقم أمر الشراء'),
  play: openList,
});
