import {
  Avatar,
  Badge,
  Banner,
  Card,
  Chip,
  DataTable,
  DescriptionText,
  EmptyState,
  ErrorCard,
  ErrorPage,
  Glyph,
  Icon,
  Illustration,
  NotAuthorizedPage,
  NotFoundPage,
  ProgressBar,
  ProgressRow,
  RelativeTime,
  ServerErrorPage,
  SessionExpiredPage,
  Skeleton,
  ThemeProvider,
  ToneIcon,
  UnauthorizedPage,
  UnderMaintenancePage,
  VisuallyHidden,
  downloadGlyph,
} from '../../index.ts';
import type { Example } from './Example.testing.ts';

const columns = [{ id: 'line', label: 'Line', isRowHeader: true, render: (line: string) => line }];

/** What shows something. */
export const content = {
  Avatar: { render: (common) => <Avatar {...common} name="Avery Stone" /> },
  Badge: { render: (common) => <Badge {...common} count={3} label={(count) => `${count} unread`} /> },
  Banner: {
    render: (common) => (
      <Banner {...common} tone="warning">
        Offline
      </Banner>
    ),
  },
  Card: { render: (common) => <Card {...common}>Announcements</Card> },
  Chip: { render: (common) => <Chip {...common}>To do</Chip> },
  DataTable: {
    render: (common) => (
      <DataTable {...common} label="Results" columns={columns} rows={['1', '2']} getRowId={(line) => line} />
    ),
  },
  DescriptionText: {
    render: (common) => <DescriptionText {...common} text="Forty lines were read" limit={12} />,
  },
  EmptyState: { render: (common) => <EmptyState {...common} title="Nothing new" /> },
  ErrorCard: { render: (common) => <ErrorCard {...common} title="The schedule could not be opened" /> },
  ErrorPage: { render: (common) => <ErrorPage {...common} title="Not found" illustration="notFound" /> },
  Glyph: { render: (common) => <Glyph {...common} shape={downloadGlyph} /> },
  Icon: { render: (common) => <Icon {...common} name="tower" /> },
  Illustration: { render: (common) => <Illustration {...common} name="notFound" /> },
  NotAuthorizedPage: { render: (common) => <NotAuthorizedPage {...common} title="Not authorized" /> },
  NotFoundPage: { render: (common) => <NotFoundPage {...common} title="Not found" /> },
  ProgressBar: { render: (common) => <ProgressBar {...common} label="Export" value={40} /> },
  ProgressRow: { render: (common) => <ProgressRow {...common} title="Export" statusText="Running" value={40} /> },
  RelativeTime: { render: (common) => <RelativeTime {...common} dateTime="2026-11-02T10:00:00Z" /> },
  ServerErrorPage: { render: (common) => <ServerErrorPage {...common} title="Something failed" /> },
  SessionExpiredPage: { render: (common) => <SessionExpiredPage {...common} title="Session expired" /> },
  Skeleton: { render: (common) => <Skeleton {...common} kind="row" /> },
  ThemeProvider: {
    hasNoElement: 'It gives what is under it a language, a direction and tokens.',
    render: () => <ThemeProvider locale="en-US">Portal</ThemeProvider>,
  },
  ToneIcon: { render: (common) => <ToneIcon {...common} tone="warning" /> },
  UnauthorizedPage: { render: (common) => <UnauthorizedPage {...common} title="Unauthorized" /> },
  UnderMaintenancePage: { render: (common) => <UnderMaintenancePage {...common} title="Back on Monday" /> },
  VisuallyHidden: { render: (common) => <VisuallyHidden {...common}>Unread</VisuallyHidden> },
} satisfies Record<string, Example>;
