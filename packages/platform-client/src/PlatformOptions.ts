import type { ServiceName } from './addresses/serviceNames.ts';

/** The identity provider, and what the app is to it. The names are those of OpenID Connect. */
export interface IdentityOptions {
  readonly authority: string;
  readonly clientId: string;
  /** The requested scopes, which include `openid`. */
  readonly scope: string;
  /** The names of the claims, if the provider uses other names than the product's. */
  readonly claims: Readonly<
    Partial<
      Record<'userId' | 'userName' | 'completeName' | 'email' | 'identityProvider' | 'isUserGC' | 'locale', string>
    >
  >;
  /** Sent with every request for a sign-in. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The service that the access token is for (RFC 8707). */
  readonly resource?: string;
  /** Values that are missing or wrong in the provider's metadata. With the first three, no metadata is fetched. */
  readonly metadata: Readonly<
    Partial<
      Record<'issuer' | 'authorizationEndpoint' | 'tokenEndpoint' | 'endSessionEndpoint' | 'revocationEndpoint', string>
    >
  >;
  /** `window` for a provider on another site, whose cookies browsers do not send from a frame. */
  readonly renewal: 'frame' | 'window';
}

/** The collector that receives the telemetry of an app's tabs. */
export interface TelemetryOptions {
  /** The base address of OTLP over HTTP. */
  readonly endpoint: string;
  /** How many of 100 tabs send. */
  readonly samplePercent: number;
  /** The services that get the header `traceparent`. */
  readonly traceparent: readonly ServiceName[];
}

/** The project of Firebase by which push messages come. */
export interface PushSettings {
  readonly firebase: Readonly<Record<'apiKey' | 'projectId' | 'messagingSenderId' | 'appId', string>>;
  readonly vapidKey: string;
}

/** A platform as an app reaches it. The configuration of the portal has all of this. */
export interface PlatformOptions {
  /** The `{product}` of the claims: `gantry` reads `gantry_username`. */
  readonly product: string;
  readonly identity: IdentityOptions;
  /** The base address of each service, without a slash at the end. */
  readonly services: Readonly<Record<ServiceName, string> & { settings?: string }>;
  readonly flags: {
    /** Goes on without a network: what was read is kept, and what is written waits. */
    readonly OFFLINE: boolean;
  };
  /** How many days a browser keeps answers after the last visit with a network. */
  readonly offline: {
    readonly days: number;
    /** How long the services know the key of a write. An older write is not sent again by itself. */
    readonly keyHours: number;
  };
  readonly uploads: {
    /** The services that take tus, so that an upload goes on after a cut or a reload. */
    readonly tus: readonly ServiceName[];
  };
  /** Without it, no push message is received. */
  readonly push?: PushSettings | undefined;
  /** Without it, nothing is sent. */
  readonly telemetry?: TelemetryOptions | undefined;
  /** The name of this installation, such as `production`. */
  readonly environment: string;
  readonly versionLabel: string;
}
