import { serviceNames, type ServiceName } from '@gantry/platform-client/addresses/serviceNames';

/**
 * The service that answers with a view, and the path below its base address; null if there is none, so that a token goes to no other server.
 *
 * @param address a path of the monolith, or a whole address
 */
export function viewServiceOf(
  services: Readonly<Record<ServiceName, string>>,
  address: string,
): { readonly service: ServiceName; readonly path: string } | null {
  if (address.startsWith('/')) return { service: 'monolith', path: address };
  const service = serviceNames.find((name) => address.startsWith(`${services[name]}/`));
  return service === undefined ? null : { service, path: address.slice(services[service].length) };
}
