import { Tab, TabList, TabPanel, Tabs } from '../index.ts';
import type { Examples } from '../testing/everyComponent/Example.testing.ts';

const tab = <Tab id="all">All</Tab>;
const tabPanel = <TabPanel id="all">Nothing new</TabPanel>;

/** Used by the tests of every component. */
export const examples: Examples = {
  Tab: {
    takesNo: { id: 'It is the key of the tab.' },
    render: (common) => (
      <Tabs>
        <TabList aria-label="Lists">
          <Tab {...common} id="all">
            All
          </Tab>
        </TabList>
        {tabPanel}
      </Tabs>
    ),
  },
  TabList: {
    render: (common) => (
      <Tabs>
        <TabList {...common} aria-label="Lists">
          {tab}
        </TabList>
        {tabPanel}
      </Tabs>
    ),
  },
  TabPanel: {
    takesNo: { id: 'It is the key of its tab.' },
    render: (common) => (
      <Tabs>
        <TabList aria-label="Lists">{tab}</TabList>
        <TabPanel {...common} id="all">
          Nothing new
        </TabPanel>
      </Tabs>
    ),
  },
  Tabs: {
    render: (common) => (
      <Tabs {...common}>
        <TabList aria-label="Lists">{tab}</TabList>
        {tabPanel}
      </Tabs>
    ),
  },
};
