/** A past time in the wire format. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function item(id: string, age: number, type: string, title: string, payload: object, read = false) {
  const at = minutesAgo(age);
  const program = { program: 'HFR', programName: 'Harbor Fiber Rollout' };
  return {
    id,
    type,
    title,
    read,
    dateTime: at,
    createdDate: at,
    lastModifiedDate: at,
    payload: { ...program, ...payload },
  };
}

/** The id of the import that has results. */
export const sampleImportId = 'work-orders';

/** One notification of each kind in the wire format, oldest first. */
export const sampleNotifications = () => [
  item('briefing', 1500, 'announcement', 'New safety briefing', {
    description: 'Everyone who climbs must have read it before the first of the month.',
  }),
  item('access', 260, 'requests', 'Access to Vendor Portal requested', { status: 'Waiting for approval' }, true),
  item('schedule', 70, 'export', 'Schedule export', { status: 'failed', error: 'The report server is gone.' }),
  item(sampleImportId, 9, 'import', 'Work orders import', { status: 'completed', percentage: 100, results: true }),
  item('closeout', 4, 'todo', 'Approve the closeout package of Pier 14', { status: 'active', priority: 'high' }),
];
