import preview, { examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import * as examples from './PanelGroup.examples.tsx';
import text from './PanelGroup.examples.tsx?raw';
import { PanelGroup } from './PanelGroup.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: PanelGroup,
  args: { selectedKey: null, onSelectionChange: () => {}, children: null },
  parameters: windowGuide('320px', {
    whenToUse:
      'Around the top bar and its panels (account, help, notifications, programs), of which one at most may be open.',
    anatomy:
      '`PanelGroup` holds the id of the open panel. `usePanel(id)` gives `triggerProps` for the button of a drawer, and `panelProps` for the `Drawer` or the `PopoverTrigger`.',
    keyboard: 'That of the panels. Opening a second panel closes the first in the same press.',
    accessibility: '`triggerProps` carry `aria-expanded`, and `aria-controls` while the panel is there.',
  }),
});

export const AllClosed = meta.story(example('ThreePanels'));
export const OneOpen = meta.story(example('ThreePanels', { defaultSelectedKey: 'notifications' }));
