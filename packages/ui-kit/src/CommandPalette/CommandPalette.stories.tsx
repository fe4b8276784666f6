import preview, { boxed, examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as examples from './CommandPalette.examples.tsx';
import { everything } from './CommandPalette.examples.tsx';
import text from './CommandPalette.examples.tsx?raw';
import { CommandPalette } from './CommandPalette.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: CommandPalette,
  args: {
    'aria-label': 'Search',
    placeholder: 'Search or jump to',
    isOpen: true,
    onOpenChange: () => undefined,
    value: '',
    onChange: () => undefined,
    sections: everything,
    onAction: () => undefined,
  },
  decorators: [boxed({ minBlockSize: 560 })],
  parameters: windowGuide('600px', {
    whenToUse:
      'For finding any place or command of an app by typing. Use `SearchField` for the results of one field of the page, `Menu` for the actions of one object.',
    anatomy:
      'A field; below it the results in sections, each with an icon, a title and a muted description; a line for hints. The app ranks the results. The list keeps its height, so nothing moves while it changes. On a narrow screen it fills the width.',
    keyboard:
      'Focus stays in the field. The first result is active; Arrow down and Arrow up move through the results and go round; Enter chooses; Escape closes, and focus returns to what opened it.',
    accessibility:
      'Role `dialog` with a field that controls a `listbox` by `aria-activedescendant`. The number of results is announced after typing.',
  }),
});

export const NothingFound = meta.story(
  example('Palette', { defaultOpen: true, defaultText: 'crane', sections: everything }),
);
export const LongContent = meta.story(
  example('Palette', {
    defaultOpen: true,
    defaultText: '45000',
    isLoading: true,
    footer: 'Enter opens, Escape closes',
    sections: [
      {
        id: 'purchaseOrders',
        title: 'Purchase orders of every program of the northern corridor and its municipal rights of way',
        items: Array.from({ length: 30 }, (_, index) => ({
          id: String(index),
          title: `450001773${index} for the modernization of the microwave backhaul of every jurisdiction`,
          description: 'Northern Corridor Backhaul Modernization and Microwave-to-Fiber Migration Program',
          icon: <Icon name="purchaseOrder" />,
        })),
      },
    ],
  }),
);
