import '@gantry/ui-kit/styles.css';
import '@gantry/notification-center/styles.css';
import { ThemeProvider } from '@gantry/ui-kit';
import {
  createNotificationCenter,
  NotificationCenterProvider,
  NotificationListView,
  type JobService,
  type NotificationClient,
  type RealtimeHandlers,
} from '@gantry/notification-center';
import { createRoot } from 'react-dom/client';
import { drive, stage } from './support/driver.ts';
import { readAnswer, type ListName, type WireItem } from './support/items.ts';

/** Gantry as an app uses it: its provider and its list, with services that answer from memory. */

let served: readonly WireItem[] = [];
let hub: RealtimeHandlers | null = null;

const client: NotificationClient = {
  async getFilteredNotifications({ typeStatus }) {
    // The first catch-up asks for every type, page by page; the list asks for its own type and gets every item.
    const isList = typeStatus.length > 0;
    const notifications = isList ? served : served.slice(0, 50);
    if (isList) served = [];
    return { notifications, totalPages: isList ? 1 : 2 };
  },
  getSince: async () => [],
  getUnreadCount: async () => served.length,
  markAsRead: async () => undefined,
  markAsUnread: async () => undefined,
  markAllAsRead: async () => undefined,
};

const legacy: JobService = {
  get: async ({ id }) => ({ id, description: '', resultData: null }),
  getExportedFileUrl: async () => 'https://storage.example/file.xlsx',
  retry: async () => undefined,
  cancel: async () => undefined,
};

const center = createNotificationCenter({
  client,
  jobs: { legacy, workflow: legacy },
  transport: {
    start(handlers) {
      hub = handlers;
      handlers.onStateChange('connected');
    },
    stop: async () => undefined,
  },
  userId: 'avery',
  callbacks: { navigate: () => undefined },
});

const root = createRoot(stage());
let shown: ListName = 'imports';

/** Draws the app with the list, or without a list. */
function draw(list: ListName | null) {
  root.render(
    <ThemeProvider locale="en">
      <NotificationCenterProvider center={center}>
        {list !== null && <NotificationListView key={list} list={list} isFilling />}
      </NotificationCenterProvider>
    </ThemeProvider>,
  );
}

drive({
  open(list, answer) {
    served = readAnswer(answer);
    shown = list;
    draw(list);
  },
  hide: () => draw(null),
  show: () => draw(shown),
  update: (item) => hub?.onItems([item]),
  rows: (list) => `[data-list="${list}"] [data-index]`,
});
