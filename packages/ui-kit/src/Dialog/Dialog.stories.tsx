import preview, { boxed, examplesOf } from '../../../../.storybook/preview.tsx';
import { windowGuide } from '../testing/framedGuide.testing.ts';
import { Button } from '../Button/Button.tsx';
import * as examples from './Dialog.examples.tsx';
import text from './Dialog.examples.tsx?raw';
import { Dialog } from './Dialog.tsx';

const example = examplesOf(examples, text);

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'Import results',
    children: 'Twelve jobs were created, three were updated, and one line could not be read.',
    isOpen: true,
    onOpenChange: () => undefined,
  },
  decorators: [boxed({ minBlockSize: 420 })],
  parameters: windowGuide('480px', {
    whenToUse:
      'Work on one thing, apart from the page, which waits. Use `AlertDialog` to tell or ask one thing, `Drawer` for what stands beside the page, `Popover` for a few fields of one button.',
    anatomy:
      'Title, close button, content, and a footer whose last button goes on. Long content scrolls between title and footer. On a narrow screen it stands at the lower edge.',
    dataAttributes: { 'data-size': 'The `size`.' },
    keyboard:
      'Focus goes to the dialog and stays within; Tab and Shift+Tab go round; Escape closes it; focus returns to what opened it.',
    accessibility:
      'Role `dialog`, named by its title. The page behind it is hidden from screen readers; toasts are not.',
  }),
});

const opened = (props: Parameters<typeof examples.ImportResults>[0] = {}) =>
  example('ImportResults', { defaultOpen: true, ...props });

export const Medium = meta.story(opened());
export const Small = meta.story(opened({ size: 'small' }));
export const Large = meta.story(opened({ size: 'large' }));
export const WithFooter = meta.story(
  opened({
    footer: (
      <>
        <Button>Download CSV</Button>
        <Button variant="primary">Open the page</Button>
      </>
    ),
  }),
);
export const LongContent = meta.story(
  opened({
    title: 'Import results of the Northern corridor fiber and small-cell densification program, phase two',
    footer: <Button variant="primary">Download CSV</Button>,
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>
        Line {index + 1}: site NC-{417 + index} updated
      </p>
    )),
  }),
);
