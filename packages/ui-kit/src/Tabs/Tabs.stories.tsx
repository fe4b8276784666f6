import { expect, fn, userEvent } from 'storybook/test';
import { guide } from '../../../../.storybook/guide.ts';
import preview from '../../../../.storybook/preview.tsx';
import { Tab } from './Tab.tsx';
import { TabList } from './TabList.tsx';
import { TabPanel } from './TabPanel.tsx';
import { Tabs } from './Tabs.tsx';

const meta = preview.meta({
  component: Tabs,
  subcomponents: { TabList, Tab, TabPanel },
  args: {
    onSelectionChange: fn(),
    children: (
      <>
        <TabList aria-label="To Do">
          <Tab id="active" badgeCount={3} badgeLabel={(count) => `${count} unread`}>
            Active
          </Tab>
          <Tab id="archive">Archive</Tab>
          <Tab id="shared" isDisabled>
            Shared
          </Tab>
          <Tab id="all">All</Tab>
        </TabList>
        <TabPanel id="active">Three forms wait for a signature.</TabPanel>
        <TabPanel id="archive">No archive todos here</TabPanel>
        <TabPanel id="shared">Nothing shared</TabPanel>
        <TabPanel id="all">Three forms wait for a signature.</TabPanel>
      </>
    ),
  },
  parameters: {
    docs: guide({
      whenToUse:
        'For parts of one subject that nobody needs side by side: active and archived to-dos. For going to another page use links.',
      anatomy:
        '`Tabs` around a `TabList` of `Tab`s and a `TabPanel` for each, joined by `id`. A tab may show a count. The row scrolls sideways where it has no room.',
      dataAttributes: { 'data-flush': 'Present on a `TabPanel` with `isFlush`.' },
      keyboard:
        'Tab reaches the selected tab, or the first where none that can be selected is, and from there its panel. The arrows along the text, Home and End select another tab; disabled ones are passed over.',
      accessibility:
        "`tablist`, `tab` and `tabpanel`, named by `label` and by the tabs. The count is said after the tab's name.",
    }),
  },
});

export const WithCounts = meta.story({
  play: async ({ canvas, args, step }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await step('Tab reaches the selected tab', async () => {
      await userEvent.tab();
      await expect(tab(/Active.*3 unread/)).toHaveFocus();
    });
    await step('arrows select, pass over disabled tabs and go round', async () => {
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab(/All/)).toHaveAttribute('aria-selected', 'true');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith('all');
      await userEvent.keyboard('{Home}');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Three forms wait for a signature.');
    });
  },
});
export const Keyboard = meta.story({
  play: async ({ canvas, step }) => {
    const tab = (name: RegExp) => canvas.getByRole('tab', { name });
    await step('End and Home select the last and the first', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await expect(tab(/All/)).toHaveFocus();
      await expect(tab(/All/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Home}');
      await expect(tab(/Active/)).toHaveFocus();
      await expect(tab(/Active/)).toHaveAttribute('aria-selected', 'true');
    });
    await step('the arrow back passes over a disabled tab', async () => {
      await userEvent.keyboard('{End}{ArrowLeft}');
      await expect(tab(/Archive/)).toHaveAttribute('aria-selected', 'true');
    });
    await step('Tab goes on to the panel, and back to the tab', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel', { name: /Archive/ })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(tab(/Archive/)).toHaveFocus();
      await userEvent.tab();
    });
  },
});
export const NoneSelectedByKeyboard = meta.story({
  // No tab has this id, as for a person without access to it.
  args: { defaultSelectedKey: 'audit' },
  play: async ({ canvas, step }) => {
    await step('Tab reaches the first tab, and the arrows select from there', async () => {
      await expect(canvas.queryByRole('tabpanel')).toBeNull();
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: /Active/ })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('tabpanel')).toHaveTextContent('No archive todos here');
    });
  },
});
export const SecondSelected = meta.story({ args: { defaultSelectedKey: 'archive' } });
export const LongContent = meta.story({
  render: () => (
    <div style={{ inlineSize: 280 }}>
      <Tabs>
        <TabList aria-label="Programs">
          {Array.from({ length: 8 }, (_, index) => (
            <Tab key={index} id={`${index}`} badgeCount={2400}>
              {`Northern corridor, phase ${index + 1}`}
            </Tab>
          ))}
        </TabList>
        {Array.from({ length: 8 }, (_, index) => (
          <TabPanel key={index} id={`${index}`}>
            {`What is open in phase ${index + 1}`}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  ),
});
export const RightToLeft = meta.story({
  globals: { language: 'arabic' },
  render: () => (
    <Tabs>
      <TabList aria-label="المهام">
        <Tab id="active" badgeCount={12}>
          النشطة
        </Tab>
        <Tab id="archive">الأرشيف</Tab>
      </TabList>
      <TabPanel id="active">ثلاثة نماذج بانتظار التوقيع.</TabPanel>
      <TabPanel id="archive">لا توجد مهام مؤرشفة</TabPanel>
    </Tabs>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'الأرشيف' })).toHaveAttribute('aria-selected', 'true');
  },
});
