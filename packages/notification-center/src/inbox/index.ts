/**
 * What people expect of an inbox, beyond the lists themselves: date groups, shortcuts, undo, reminders, muted types, digests, a sound.
 * This is the entry point `@gantry/notification-center/inbox`.
 */
export { createInbox, type InboxOptions } from './createInbox.ts';
export type { InboxMessages } from './messages/index.ts';
export { playChime } from './sound.ts';
