/** A message of Depot's service, which does not know the center's format. */
export interface Message {
  readonly key: string;
  readonly kind: 'report' | 'shelf';
  readonly subject: string;
  readonly note: string;
  readonly seen: boolean;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  readonly changedAt: number;
  /** The state of a report, if the message is about one. */
  readonly report?: { readonly state: 'waiting' | 'running' | 'ready' | 'stopped'; readonly share: number };
  /** The shelf that needs attention, if the message is about one. */
  readonly shelf?: { readonly name: string; readonly isDone: boolean };
}

const statuses = { waiting: 'enqueued', running: 'running', ready: 'completed', stopped: 'cancelled' } as const;

/** Converts a message for the notification center: reports become exports, shelves become to-do items. */
export function toNotification({ key, kind, subject, note, seen, sentAt, changedAt, report, shelf }: Message) {
  return {
    id: key,
    type: kind === 'report' ? 'export' : 'todo',
    title: subject,
    read: seen,
    dateTime: new Date(sentAt).toISOString(),
    lastModifiedDate: new Date(changedAt).toISOString(),
    payload: {
      description: note,
      ...(report && { status: statuses[report.state], percentage: report.share * 100 }),
      ...(report && { cancellationEnabled: true, retryEnabled: true }),
      ...(shelf && { status: shelf.isDone ? 'done' : 'active', route: `/shelves/${shelf.name}` }),
    },
  };
}
