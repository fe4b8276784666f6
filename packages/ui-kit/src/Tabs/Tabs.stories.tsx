import { fn, userEvent } from 'storybook/test';
import preview, { guide } from '../../../../.storybook/preview.tsx';
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
  parameters: guide({
    whenToUse:
      'For parts of one subject that nobody needs side by side: active and archived to-dos. For going to another page use links.',
    anatomy:
      '`Tabs` around a `TabList` of `Tab`s and a `TabPanel` for each, joined by `id`. A tab may show a count. The row scrolls sideways if it has no room.',
    dataAttributes: { 'data-flush': 'Present on a `TabPanel` with `isFlush`.' },
    keyboard:
      'Tab reaches the selected tab, or the first if none is selected, and then its panel. The arrows along the text, Home and End select another tab and skip disabled ones.',
    accessibility:
      '`tablist`, `tab` and `tabpanel`, named by `label` and by the tabs. Screen readers read the count after the name of the tab.',
  }),
});

export const WithCounts = meta.story({
  play: () => userEvent.tab(),
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
