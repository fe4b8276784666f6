import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { exampleCode } from '../../../../.storybook/exampleCode.ts';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page(args: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(args.isOpen ?? true);
  return (
    <div style={{ minBlockSize: 420 }}>
      <Button onPress={() => setIsOpen(true)}>Open</Button>
      <Dialog title="Import results" {...args} isOpen={isOpen} onOpenChange={setIsOpen}>
        {args.children}
      </Dialog>
    </div>
  );
}

/** Returns the code of an app: the opening button, and the dialog with the given properties and content. */
const opened = (
  properties: string,
  content = 'Twelve jobs were created, three were updated, and one line could not be read.',
) =>
  exampleCode(`const [isOpen, setIsOpen] = useState(false);

<Button onPress={() => setIsOpen(true)}>Open</Button>
<Dialog
  title="Import results"${properties && `\n  ${properties}`}
  isOpen={isOpen}
  onOpenChange={setIsOpen}
>
  ${content}
</Dialog>`);

const meta = preview.meta({
  component: Dialog,
  args: {
    title: 'Import results',
    children: 'Twelve jobs were created, three were updated, and one line could not be read.',
    isOpen: true,
    onOpenChange: () => undefined,
  },
  render: (args) => <Page {...args} />,
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, height: '480px' },
      ...guide({
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
    },
  },
});

export const Medium = meta.story({ parameters: opened('') });
export const Small = meta.story({ args: { size: 'small' }, parameters: opened('size="small"') });
export const Large = meta.story({ args: { size: 'large' }, parameters: opened('size="large"') });
export const WithFooter = meta.story({
  args: {
    footer: (
      <>
        <Button>Download CSV</Button>
        <Button variant="primary">Open the page</Button>
      </>
    ),
  },
  parameters: opened(`footer={
    <>
      <Button onPress={download}>Download CSV</Button>
      <Button variant="primary" onPress={openPage}>Open the page</Button>
    </>
  }`),
  play: async ({ canvasElement }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Import results' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Open the page' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvasElement.querySelector('button') ?? canvasElement);
    const opened = await screen.findByRole('dialog');
    await waitFor(() => expect(opened).toBeVisible());
  },
});
export const LongContent = meta.story({
  args: {
    title: 'Import results of the Northern corridor fiber and small-cell densification program, phase two',
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>{`Line ${line + 1}: site NC-${417 + line} updated`}</p>
    )),
    footer: <Button variant="primary">Download CSV</Button>,
  },
  parameters: opened(
    `footer={<Button variant="primary" onPress={download}>Download CSV</Button>}`,
    '{lines.map(({ id, text }) => <p key={id}>{text}</p>)}',
  ),
});
export const Keyboard = meta.story({
  args: { isOpen: false, footer: <Button variant="primary">Open the page</Button> },
  parameters: opened(`footer={<Button variant="primary" onPress={openPage}>Open the page</Button>}`),
  play: async ({ canvas, step }) => {
    const button = (name: string) => screen.getByRole('button', { name });
    const opener = canvas.getByRole('button', { name: 'Open' });
    await step('focus goes to the dialog', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: 'Import results' });
      await waitFor(() => expect(dialog).toHaveFocus());
    });
    await step('Tab goes round', async () => {
      for (const name of ['Close', 'Open the page', 'Close']) {
        await userEvent.tab();
        await expect(button(name)).toHaveFocus();
      }
    });
    await step('Shift+Tab goes round', async () => {
      await userEvent.tab({ shift: true });
      await expect(button('Open the page')).toHaveFocus();
    });
    await step('Escape closes it, and focus returns to what opened it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
});
