/** The names of a platform's services in the configuration. */
export const serviceNames = ['application', 'userAccess', 'monolith', 'notification', 'base', 'storage'] as const;

/** The name of a service. */
export type ServiceName = (typeof serviceNames)[number];
