/** The base addresses of the services that a module may call, without a slash at the end. */
export interface ModuleServices {
  readonly application: string;
  readonly userAccess: string;
  readonly monolith: string;
  readonly notification: string;
  readonly base: string;
  readonly storage: string;
}

/** The name of a service of the platform. */
export type ModuleServiceName = keyof ModuleServices;
