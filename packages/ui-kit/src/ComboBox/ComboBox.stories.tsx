import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview, { examplesOf, guide } from '../../../../.storybook/preview.tsx';
import { openBy } from '../testing/openBy.testing.ts';
import * as examples from './ComboBox.examples.tsx';
import { sites } from './ComboBox.examples.tsx';
import text from './ComboBox.examples.tsx?raw';
import { ComboBox } from './ComboBox.tsx';
import { MultiComboBox } from './MultiComboBox.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: ComboBox,
  subcomponents: { MultiComboBox },
  args: { label: 'Site', options: sites, selectedKey: null, onSelectionChange: fn() },
  parameters: guide({
    whenToUse:
      'For one of many options that people find by typing, such as a site or a person; `MultiComboBox` for several of them. For up to a dozen use `Select`, for a few in view `RadioGroup` or `CheckboxGroup`, to go to what is found `SearchField`.',
    anatomy:
      'A label, the box with the text and the button of the list, a description, an error in its place, and the list, which opens below or above, depending on the room. `MultiComboBox` shows each choice as a chip with a button that removes it. Of a list of thousands only what is in view is drawn.',
    more: {
      'Options of a service':
        'With `onSearch` the app finds the options. It gives the latest answer only, `isLoading` meanwhile, and `searchErrorMessage` if the search failed. What was chosen keeps its label when the next search does not find it.',
      Content:
        'The label of an option begins with what people type first. `emptyText` says what was not found and what else to try; `searchErrorMessage` says what to do.',
    },
    keyboard:
      'Typing opens the list with what was found; arrow down and up open it and move; Enter chooses; Escape closes it and brings back what was chosen; Tab chooses what is marked and goes on. An emptied text takes the choice back. In `MultiComboBox` Enter removes a choice too, and Backspace in an empty box the last one.',
    accessibility:
      'A combo box named by its label, whose list is a `listbox`; the focus stays in the box, and the marked option and the number of those found are announced. The buttons of chips name what they remove.',
  }),
});

const openList = openBy('{ArrowDown}', 'listbox');
const typeText = async () => {
  await userEvent.tab();
  await userEvent.keyboard('o');
};

export const Plain = meta.story(example('Site', { defaultSelectedKey: 'DAL-411' }));
export const Empty = meta.story(example('Site', { placeholder: 'Number or name' }));
export const Open = meta.story({ ...example('Site', { defaultSelectedKey: 'DAL-411' }), play: openList });
export const Found = meta.story({
  ...example('Site'),
  play: async () => {
    await typeText();
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4));
  },
});
export const NotFound = meta.story({
  ...example('FoundSite', { find: () => Promise.resolve([]) }),
  play: async () => {
    await typeText();
    await screen.findByText('No site has this number or name.');
  },
});
export const Loading = meta.story({
  ...example('FoundSite', { find: () => new Promise(() => {}) }),
  play: async () => {
    await typeText();
    await screen.findByText('Loading');
  },
});
export const Failed = meta.story({
  ...example('FoundSite', { find: () => Promise.reject(new Error('No connection')) }),
  play: async () => {
    await typeText();
    await screen.findByText('The sites could not be loaded. Type again in a moment.');
  },
});
export const Several = meta.story(example('Sites', { defaultSelectedKeys: ['DAL-410', 'DAL-412', 'DAL-413'] }));
export const TenThousand = meta.story({
  ...example('Site', {
    options: Array.from({ length: 10_000 }, (_, place) => ({ id: String(place), label: `Site ${place + 1}` })),
  }),
  play: openList,
});
export const Required = meta.story(example('Site', { isRequired: true }));
export const Invalid = meta.story(
  example('Site', { isInvalid: true, errorMessage: 'Choose the site where the crew worked.' }),
);
export const Disabled = meta.story(example('Sites', { defaultSelectedKeys: ['DAL-410'], isDisabled: true }));
