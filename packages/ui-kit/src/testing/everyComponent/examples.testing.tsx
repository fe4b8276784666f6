import { Bell } from 'lucide-react';
import { downloadGlyph } from '../../icons.ts';
import * as Kit from '../../index.ts';
import type { ComponentName, Example } from './Example.testing.ts';
import { fields } from './fields.testing.tsx';
import { overlays } from './overlays.testing.tsx';

const nothing = () => undefined;
const icon = <Bell aria-hidden />;
const tab = <Kit.Tab id="all">All</Kit.Tab>;
const tabPanel = <Kit.TabPanel id="all">Nothing new</Kit.TabPanel>;
const columns = [{ id: 'line', label: 'Line', isRowHeader: true, render: (line: string) => line }];
const options = [
  { id: 'all', label: 'All' },
  { id: 'unread', label: 'Unread' },
] as const;

const examples: Readonly<Record<ComponentName, Example>> = {
  ...fields,
  ...overlays,
  MatchedText: {
    render: (common) => (
      <Kit.MatchedText {...common} match={Kit.createTextMatch('fiber')}>
        Harbor Fiber Rollout
      </Kit.MatchedText>
    ),
  },
  Avatar: { render: (common) => <Kit.Avatar {...common} name="Avery Stone" /> },
  AvatarUpload: {
    render: (common) => <Kit.AvatarUpload {...common} name="Avery Stone" onUpload={() => Promise.resolve()} />,
  },
  Badge: { render: (common) => <Kit.Badge {...common} count={3} countLabel={(count) => `${count} unread`} /> },
  Banner: {
    render: (common) => (
      <Kit.Banner {...common} tone="warning">
        Offline
      </Kit.Banner>
    ),
  },
  Button: { render: (common) => <Kit.Button {...common}>Export</Kit.Button> },
  Checkbox: {
    elsewhere: { id: 'input', 'aria-details': 'input' },
    render: (common) => <Kit.Checkbox {...common}>Imports</Kit.Checkbox>,
  },
  CheckboxGroup: {
    render: (common) => (
      <Kit.CheckboxGroup {...common} label="Kinds">
        <Kit.Checkbox value="imports">Imports</Kit.Checkbox>
      </Kit.CheckboxGroup>
    ),
  },
  Chip: { render: (common) => <Kit.Chip {...common}>To do</Kit.Chip> },
  DataTable: {
    render: (common) => (
      <Kit.DataTable {...common} aria-label="Results" columns={columns} rows={['1', '2']} getRowId={(line) => line} />
    ),
  },
  DescriptionText: {
    render: (common) => <Kit.DescriptionText {...common} text="Forty lines were read" limit={12} />,
  },
  EmptyState: { render: (common) => <Kit.EmptyState {...common} title="Nothing new" /> },
  FileField: {
    render: (common) => (
      <Kit.FileField {...common} label="Jobs to import" files={[]} onAdd={nothing} onRemove={nothing} />
    ),
  },
  ErrorCard: { render: (common) => <Kit.ErrorCard {...common} title="The schedule could not be opened" /> },
  ErrorPage: { render: (common) => <Kit.ErrorPage {...common} title="Not found" illustration="notFound" /> },
  Glyph: { render: (common) => <Kit.Glyph {...common} shape={downloadGlyph} /> },
  Icon: { render: (common) => <Kit.Icon {...common} name="tower" /> },
  IconButton: { render: (common) => <Kit.IconButton {...common} label="Notifications" icon={icon} /> },
  Illustration: { render: (common) => <Kit.Illustration {...common} name="notFound" /> },
  Link: {
    render: (common) => (
      <Kit.Link {...common} href="/help">
        Help
      </Kit.Link>
    ),
  },
  LoadMore: { render: (common) => <Kit.LoadMore {...common} hasMore isLoading={false} onPress={nothing} /> },
  NotAuthorizedPage: { render: (common) => <Kit.NotAuthorizedPage {...common} title="Not authorized" /> },
  NotFoundPage: { render: (common) => <Kit.NotFoundPage {...common} title="Not found" /> },
  ProgramButton: { render: (common) => <Kit.ProgramButton {...common} label="North Ring" onPress={nothing} /> },
  ProgressBar: { render: (common) => <Kit.ProgressBar {...common} label="Export" value={40} /> },
  ProgressRow: { render: (common) => <Kit.ProgressRow {...common} title="Export" statusText="Running" value={40} /> },
  RelativeTime: { render: (common) => <Kit.RelativeTime {...common} dateTime="2026-11-02T10:00:00Z" /> },
  SearchField: {
    elsewhere: { ref: 'input', id: 'input', 'aria-details': 'input' },
    render: (common) => <Kit.SearchField {...common} aria-label="Search" />,
  },
  SegmentedControl: {
    render: (common) => (
      <Kit.SegmentedControl {...common} label="Show" options={options} selectedKey="all" onSelectionChange={nothing} />
    ),
  },
  Select: {
    elsewhere: { id: 'button', 'aria-details': 'button' },
    render: (common) => (
      <Kit.Select {...common} label="Program" options={options} selectedKey="all" onSelectionChange={nothing} />
    ),
  },
  ServerErrorPage: { render: (common) => <Kit.ServerErrorPage {...common} title="Something failed" /> },
  SessionExpiredPage: { render: (common) => <Kit.SessionExpiredPage {...common} title="Session expired" /> },
  SideNav: {
    render: (common) => (
      <Kit.SideNav
        {...common}
        label="Modules"
        items={[{ id: 'schedule', label: 'Schedule', icon, href: '/schedule' }]}
      />
    ),
  },
  Skeleton: { render: (common) => <Kit.Skeleton {...common} kind="row" /> },
  SkipLink: { render: (common) => <Kit.SkipLink {...common} /> },
  Switch: {
    elsewhere: { id: 'input', 'aria-details': 'input' },
    render: (common) => <Kit.Switch {...common}>Push notifications</Kit.Switch>,
  },
  Tab: {
    takesNo: { id: 'It is the key of the tab.' },
    render: (common) => (
      <Kit.Tabs>
        <Kit.TabList aria-label="Lists">
          <Kit.Tab {...common} id="all">
            All
          </Kit.Tab>
        </Kit.TabList>
        {tabPanel}
      </Kit.Tabs>
    ),
  },
  TabList: {
    render: (common) => (
      <Kit.Tabs>
        <Kit.TabList {...common} aria-label="Lists">
          {tab}
        </Kit.TabList>
        {tabPanel}
      </Kit.Tabs>
    ),
  },
  TabOrder: {
    hasNoElement: 'It only changes whether what it holds can be reached by Tab.',
    render: () => (
      <Kit.TabOrder isExcluded>
        <Kit.Button>Download</Kit.Button>
      </Kit.TabOrder>
    ),
  },
  TabPanel: {
    takesNo: { id: 'It is the key of its tab.' },
    render: (common) => (
      <Kit.Tabs>
        <Kit.TabList aria-label="Lists">{tab}</Kit.TabList>
        <Kit.TabPanel {...common} id="all">
          Nothing new
        </Kit.TabPanel>
      </Kit.Tabs>
    ),
  },
  Tabs: {
    render: (common) => (
      <Kit.Tabs {...common}>
        <Kit.TabList aria-label="Lists">{tab}</Kit.TabList>
        {tabPanel}
      </Kit.Tabs>
    ),
  },
  TextField: {
    elsewhere: { ref: 'input', id: 'input', 'aria-details': 'input' },
    render: (common) => <Kit.TextField {...common} label="Purchase order" />,
  },
  ThemeProvider: {
    hasNoElement: 'It gives what is under it a language, a direction and tokens.',
    render: () => <Kit.ThemeProvider locale="en-US">Portal</Kit.ThemeProvider>,
  },
  Tile: { render: (common) => <Kit.Tile {...common} kind="link" label="Schedule" icon={icon} href="/schedule" /> },
  TileGrid: {
    render: (common) => (
      <Kit.TileGrid {...common} aria-label="Apps">
        <Kit.Tile kind="link" label="Schedule" icon={icon} href="/schedule" />
      </Kit.TileGrid>
    ),
  },
  ToneIcon: { render: (common) => <Kit.ToneIcon {...common} tone="warning" /> },
  TopBar: { render: (common) => <Kit.TopBar {...common} aria-label="Portal" brand="Gantry" /> },
  TopBarButton: { render: (common) => <Kit.TopBarButton {...common} label="Notifications" icon={icon} /> },
  UnauthorizedPage: { render: (common) => <Kit.UnauthorizedPage {...common} title="Unauthorized" /> },
  UnderMaintenancePage: { render: (common) => <Kit.UnderMaintenancePage {...common} title="Back on Monday" /> },
  VisuallyHidden: { render: (common) => <Kit.VisuallyHidden {...common}>Unread</Kit.VisuallyHidden> },
};

/** The examples of all components, for the tests that run on every component. */
export const everyExample = Object.entries(examples);
