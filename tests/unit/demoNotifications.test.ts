import { notificationTypeNames } from '../../packages/notification-center/src/core/types/notificationTypes.ts';
import { expect, it } from 'vitest';
import { seedNotifications } from '../../packages/dev-platform/src/seed/notifications/seedNotifications.ts';

it('the demo data contains every type of notification', () => {
  const seeded = new Set(seedNotifications('avery', new Date()).map(({ type }) => type));
  const missing = notificationTypeNames.filter((type) => !seeded.has(type));
  const advice = `Nobody has a notification of these types in npm start. Add some in packages/dev-platform/src/seed/notifications/announcements.ts (genericDrafts)`;
  expect(missing, advice).toEqual([]);
});
