/** The services of a platform that calls go to, as the configuration names them. */
export const serviceNames = ['application', 'userAccess', 'monolith', 'notification', 'base', 'storage'] as const;

/** The name of a service. */
export type ServiceName = (typeof serviceNames)[number];
