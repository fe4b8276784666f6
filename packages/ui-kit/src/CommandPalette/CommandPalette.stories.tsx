import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { examplesOf } from '../../../../.storybook/examples.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import * as examples from './CommandPalette.examples.tsx';
import text from './CommandPalette.examples.tsx?raw';
import { CommandPalette } from './CommandPalette.tsx';

const example = examplesOf(examples, text);
const onAction = fn();

const meta = preview.meta({
  component: CommandPalette,
  args: {
    'aria-label': 'Search',
    placeholder: 'Search or jump to',
    isOpen: true,
    onOpenChange: () => undefined,
    value: '',
    onChange: () => undefined,
    sections: [],
    onAction: () => undefined,
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 560 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '600px' },
      ...guide({
        whenToUse:
          'For finding any place or command of an app by typing. Use `SearchField` for the results of one field of the page, `Menu` for the actions of one object.',
        anatomy:
          'A field; below it the results in sections, each with an icon, a title and a muted description; a line for hints. The app ranks the results. The list keeps its height, so nothing moves while it changes. On a narrow screen it fills the width.',
        keyboard:
          'Focus stays in the field. The first result is active; Arrow down and Arrow up move through the results and go round; Enter chooses; Escape closes, and focus returns to what opened it.',
        accessibility:
          'Role `dialog` with a field that controls a `listbox` by `aria-activedescendant`. The number of results is announced after typing.',
      }),
    },
  },
});

export const ByKeyboard = meta.story({
  ...example('Whole', { onAction }),
  play: async ({ canvas, step }) => {
    onAction.mockClear();
    const opener = canvas.getByRole('button', { name: 'Search' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const field = await screen.findByRole('combobox', { name: 'Search' });
    await waitFor(() => expect(field).toHaveFocus());
    await step('the arrow keys move through the results of all sections, and Enter chooses', async () => {
      await userEvent.keyboard('o');
      await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[0]?.id));
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect(onAction).toHaveBeenCalledWith('logistics');
    });
    await step('focus returns to the button', () => waitFor(() => expect(opener).toHaveFocus()));
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Search' });
    await step('Escape closes it, although a text is typed', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Search' });
  },
});
export const NothingFound = meta.story(example('NothingFound', { defaultOpen: true }));
export const LongContent = meta.story(example('LongContent', { defaultOpen: true }));
export const RightToLeft = meta.story({
  ...example('RightToLeft', { defaultOpen: true }),
  globals: { language: 'arabic' },
});
