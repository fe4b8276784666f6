/** A module of its own, so that it loads without the rest of the notification center's screens. */
export { ConnectionBanner } from '@gantry/notification-center';
