export { Tab } from './Tab.tsx';
export type { TabProps } from './Tab.tsx';
export { TabList } from './TabList.tsx';
export type { TabListProps } from './TabList.tsx';
export { TabPanel } from './TabPanel.tsx';
export type { TabPanelProps } from './TabPanel.tsx';
export { Tabs } from './Tabs.tsx';
export type { TabsProps } from './Tabs.tsx';
