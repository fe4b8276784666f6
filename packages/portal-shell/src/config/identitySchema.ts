import * as v from 'valibot';
import { endpoint, expects, map, section, text, webAddress } from './valueSchemas.ts';

/** The identity provider. */
export const identitySchema = section({
  authority: webAddress,
  clientId: text,
  /** The requested scopes, which include `openid`. */
  scope: text,
  /** The names of the claims that the portal reads, if the provider uses other names. */
  claims: v.optional(
    section({
      userId: v.exactOptional(text),
      userName: v.exactOptional(text),
      completeName: v.exactOptional(text),
      email: v.exactOptional(text),
      identityProvider: v.exactOptional(text),
      isUserGC: v.exactOptional(text),
      locale: v.exactOptional(text),
    }),
    {},
  ),
  /** Sent with every request for a sign-in, such as the `audience` that some providers ask for. */
  parameters: v.optional(map(text), {}),
  /** The service that the access token is for (RFC 8707), if the provider asks for it. */
  resource: v.exactOptional(text),
  /** The address of Change My Password. Without it, it is the well-known one at the authority. */
  changePassword: v.exactOptional(endpoint),
  /** Values that are missing or wrong in the provider's metadata. With the first three, no metadata is fetched. */
  metadata: v.optional(
    section({
      issuer: v.exactOptional(endpoint),
      authorizationEndpoint: v.exactOptional(endpoint),
      tokenEndpoint: v.exactOptional(endpoint),
      endSessionEndpoint: v.exactOptional(endpoint),
      revocationEndpoint: v.exactOptional(endpoint),
    }),
    {},
  ),
  /** Other origins in the provider's metadata. The policy lets the portal call them. */
  origins: v.optional(v.array(webAddress, expects('list')), () => []),
  /** `window` for a provider on another site. Browsers do not send such a provider's cookies from a frame. */
  renewal: v.optional(v.picklist(['frame', 'window'], expects('renewal')), 'frame'),
});

/** Every origin that sign-in, renewal and sign-out may call. */
export function identityOrigins({
  authority,
  metadata,
  origins,
}: v.InferOutput<typeof identitySchema>): readonly string[] {
  const endpoints = [metadata.authorizationEndpoint, metadata.tokenEndpoint, metadata.revocationEndpoint];
  const addresses = [authority, ...endpoints.filter((address) => address !== undefined), ...origins];
  return [...new Set(addresses.map((address) => new URL(address).origin))];
}
