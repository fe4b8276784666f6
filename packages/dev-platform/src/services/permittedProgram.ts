import type { Context } from 'hono';
import type { ServiceEnvironment } from '../http/context.ts';
import { permissionsOf } from '../seed/permissions.ts';
import { refuse } from './request.ts';

/** A request to a service, after the token check. */
export type ServiceRequest = Context<ServiceEnvironment>;

/** Returns the program of the request. Refuses a request without one (400) and an account without the module there (403). */
export function permittedProgram({ var: { account, program } }: ServiceRequest, moduleId: number): string {
  const { moduleIds, programIds } = permissionsOf(account.userName);
  if (program === null) return refuse(400, 'The request needs the Program header.');
  if (!moduleIds.has(moduleId) || !programIds.has(program)) return refuse(403, 'You may not open this module.');
  return program;
}
