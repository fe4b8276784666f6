import { fn, userEvent } from 'storybook/test';
import preview, { boxed, examplesOf, guide } from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import * as examples from './SearchField.examples.tsx';
import text from './SearchField.examples.tsx?raw';
import { SearchField } from './SearchField.tsx';

const example = examplesOf(examples, text);
const handlers = { onSubmit: fn(), onAction: fn() };

const meta = preview.meta({
  component: SearchField,
  args: { 'aria-label': 'Search purchase orders', placeholder: 'PO Number', ...handlers },
  decorators: [
    boxed({ maxInlineSize: 360 }),
    // The bar is wider than the field.
    (Story, { args }) =>
      args['variant'] === 'bar' ? (
        <div style={{ background: tokens.color.backgroundBar, padding: 8 }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
  parameters: guide({
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
});

const opened = (props: Parameters<typeof examples.OrderSearch>[0]) => ({
  ...example('OrderSearch', { defaultText: '104', ...handlers, ...props }),
  play: ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) =>
    userEvent.click(canvas.getByRole('combobox')),
});

export const Plain = meta.story({
  ...example('OrderSearch'),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('104001');
  },
});
export const WithText = meta.story(example('OrderSearch', { defaultText: 'PO-104001' }));
export const WithResults = meta.story(
  opened({
    results: [
      { id: 'PO-104001', title: 'PO-104001', description: 'Northwind Wireless Expansion' },
      { id: 'PO-104002', title: 'PO-104002', description: 'Northwind Wireless Expansion' },
      { id: 'PO-114001', title: 'PO-114001', description: 'Harbor Fiber Rollout' },
    ],
  }),
);
export const Loading = meta.story(opened({ isLoading: true }));
export const NothingFound = meta.story(opened({ defaultText: '999', results: [] }));
export const Failed = meta.story(opened({ errorMessage: 'An error occurred, please try again' }));
export const ManyResults = meta.story(
  opened({
    defaultText: '10',
    results: Array.from({ length: 40 }, (_, index) => ({
      id: `PO-${104_001 + index}`,
      title: `PO-${104_001 + index}`,
      description: 'Great Lakes and Upper Midwest small cell densification, municipal rights of way',
    })),
  }),
);
export const OnBar = meta.story({ ...example('OrderSearch'), args: { variant: 'bar' } });
