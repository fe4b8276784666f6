import { Bell } from 'lucide-react';
import {
  AvatarUpload,
  Button,
  Checkbox,
  CheckboxGroup,
  FullScreenButton,
  IconButton,
  Link,
  LoadMore,
  PanelGroup,
  ProgramButton,
  SearchField,
  SegmentedControl,
  Select,
  SideNav,
  SkipLink,
  Switch,
  Tab,
  TabList,
  TabOrder,
  TabPanel,
  Tabs,
  TextField,
  Tile,
  TileGrid,
  TopBar,
  TopBarButton,
} from '../../index.ts';
import type { Example } from './Example.testing.ts';

const nothing = () => undefined;
const icon = <Bell aria-hidden />;
const options = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
] as const;

const tab = <Tab id="all">All</Tab>;
const tabPanel = <TabPanel id="all">Nothing new</TabPanel>;

/** What can be pressed, typed into or followed, and the frame that holds it. */
export const controls = {
  AvatarUpload: {
    render: (common) => <AvatarUpload {...common} name="Avery Stone" onUpload={() => Promise.resolve()} />,
  },
  Button: { render: (common) => <Button {...common}>Export</Button> },
  Checkbox: { render: (common) => <Checkbox {...common}>Imports</Checkbox> },
  CheckboxGroup: {
    render: (common) => (
      <CheckboxGroup {...common} label="Kinds">
        <Checkbox value="imports">Imports</Checkbox>
      </CheckboxGroup>
    ),
  },
  FullScreenButton: { isBrowserOnly: true, render: (common) => <FullScreenButton {...common} /> },
  IconButton: { render: (common) => <IconButton {...common} label="Notifications" icon={icon} /> },
  Link: {
    render: (common) => (
      <Link {...common} href="/help">
        Help
      </Link>
    ),
  },
  LoadMore: { render: (common) => <LoadMore {...common} hasMore isLoading={false} onPress={nothing} /> },
  PanelGroup: {
    hasNoElement: 'It only keeps one panel open at a time.',
    render: () => (
      <PanelGroup openPanel={null} onOpenPanelChange={nothing}>
        <Button>Notifications</Button>
      </PanelGroup>
    ),
  },
  ProgramButton: { render: (common) => <ProgramButton {...common} name="North Ring" onPress={nothing} /> },
  SearchField: { render: (common) => <SearchField {...common} label="Search" /> },
  SegmentedControl: {
    render: (common) => <SegmentedControl {...common} label="Show" options={options} value="all" onChange={nothing} />,
  },
  Select: {
    render: (common) => <Select {...common} label="Program" options={options} value="all" onChange={nothing} />,
  },
  SideNav: {
    render: (common) => (
      <SideNav {...common} label="Modules" items={[{ id: 'schedule', label: 'Schedule', icon, href: '/schedule' }]} />
    ),
  },
  SkipLink: { render: (common) => <SkipLink {...common} /> },
  Switch: { render: (common) => <Switch {...common}>Push notifications</Switch> },
  Tab: {
    render: (common) => (
      <Tabs>
        <TabList label="Lists">
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
        <TabList {...common} label="Lists">
          {tab}
        </TabList>
        {tabPanel}
      </Tabs>
    ),
  },
  TabPanel: {
    render: (common) => (
      <Tabs>
        <TabList label="Lists">{tab}</TabList>
        <TabPanel {...common} id="all">
          Nothing new
        </TabPanel>
      </Tabs>
    ),
  },
  Tabs: {
    render: (common) => (
      <Tabs {...common}>
        <TabList label="Lists">{tab}</TabList>
        {tabPanel}
      </Tabs>
    ),
  },
  TabOrder: {
    hasNoElement: 'It only changes whether what it holds can be reached by Tab.',
    render: () => (
      <TabOrder isExcluded>
        <Button>Download</Button>
      </TabOrder>
    ),
  },
  TextField: { render: (common) => <TextField {...common} label="Purchase order" /> },
  Tile: { render: (common) => <Tile {...common} kind="link" label="Schedule" icon={icon} href="/schedule" /> },
  TileGrid: {
    render: (common) => (
      <TileGrid {...common} label="Apps">
        <Tile kind="link" label="Schedule" icon={icon} href="/schedule" />
      </TileGrid>
    ),
  },
  TopBar: { render: (common) => <TopBar {...common} label="Portal" brand="Gantry" /> },
  TopBarButton: { render: (common) => <TopBarButton {...common} label="Notifications" icon={icon} /> },
} satisfies Record<string, Example>;
