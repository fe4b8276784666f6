import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { tokens } from '../tokens/index.ts';
import * as examples from './SearchField.examples.tsx';
import text from './SearchField.examples.tsx?raw';
import { SearchField } from './SearchField.tsx';

const example = examplesOf(examples, text);
const onSubmit = fn();
const onAction = fn();
const handlers = { onSubmit, onAction };

const meta = preview.meta({
  component: SearchField,
  args: { 'aria-label': 'Search purchase orders', placeholder: 'PO Number', ...handlers },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 360 }}>
        <Story />
      </div>
    ),
    // The bar is wider than the field.
    (Story, { args }) =>
      args.variant === 'bar' ? (
        <div style={{ background: tokens.color.backgroundBar, padding: 8 }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
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

const openList = async ({ canvas }: { canvas: { getByRole: (role: string) => HTMLElement } }) => {
  await userEvent.click(canvas.getByRole('combobox'));
};

export const Plain = meta.story({
  ...example('Plain'),
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('104001{Enter}');
  },
});
export const WithText = meta.story({
  ...example('WithText', { onSubmit }),
});
export const WithResults = meta.story({
  ...example('WithResults', handlers),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await screen.findAllByRole('option');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await waitFor(() => expect(onAction).toHaveBeenCalledWith('PO-104002'));
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  },
});
export const Loading = meta.story({
  ...example('Loading', handlers),
  play: openList,
});
export const NothingFound = meta.story({
  ...example('NothingFound', handlers),
  play: openList,
});
export const Failed = meta.story({
  ...example('Failed', handlers),
  play: openList,
});
export const ManyResults = meta.story({
  ...example('ManyResults', handlers),
  play: openList,
});
export const OnBar = meta.story({ ...example('OnBar', { onSubmit }), args: { variant: 'bar' } });
