import { randomBytes } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/**
 * Google's part of push, which a closed network does not reach. Firebase's client in the page and in the worker is the real one; these
 * three are not: the browser's subscription, which Chromium gets from Google and without it waits for for ever, Firebase's installations
 * and Firebase's registrations. Their answers have the fields that Firebase documents.
 */
export interface Google {
  /** The tokens that Firebase would deliver messages to. */
  readonly tokens: ReadonlySet<string>;
  /** The scopes of the workers that have a subscription. */
  subscribedScopes(): readonly string[];
  /** How often a page looked for the browser's subscription, as Firebase does before it uses a stored token. */
  lookups(): number;
  /** False from now on: the browser's push service refuses subscriptions. */
  refuseSubscriptions(): void;
  /** Ends the subscription, as the browser does when the permission is withdrawn. */
  endSubscription(): void;
}

interface Subscription {
  readonly endpoint: string;
  readonly p256dh: number[];
  readonly auth: number[];
}

type Ask = (question: 'get' | 'subscribe' | 'unsubscribe', scope: string) => Promise<Subscription | 'refused' | null>;

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
};

/** Stands in for Google in every page of a context. */
export async function standInForGoogle(context: BrowserContext): Promise<Google> {
  const tokens = new Set<string>();
  const subscriptions = new Map<string, Subscription>();
  let isRefusing = false;
  let lookups = 0;

  const ask: Ask = (question, scope) => {
    if (question === 'get') lookups += 1;
    if (question === 'unsubscribe') subscriptions.delete(scope);
    if (question === 'subscribe' && isRefusing) return Promise.resolve('refused');
    if (question === 'subscribe' && !subscriptions.has(scope)) {
      subscriptions.set(scope, {
        endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`,
        p256dh: [4, ...randomBytes(64)],
        auth: [...randomBytes(16)],
      });
    }
    return Promise.resolve(subscriptions.get(scope) ?? null);
  };
  await context.exposeFunction('askPushService', ask);
  await context.addInitScript(() => {
    const { askPushService } = globalThis as unknown as { askPushService: Ask }; // `exposeFunction` adds it.
    // A push manager does not say whose it is.
    const scopes = new WeakMap<PushManager, string>();
    const own = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'pushManager');
    Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
      get(this: ServiceWorkerRegistration) {
        const manager = own?.get?.call(this) as PushManager; // The browser's own.
        scopes.set(manager, this.scope);
        return manager;
      },
    });
    const scopeOf = (manager: PushManager) => scopes.get(manager) ?? '';
    const wrap = (known: Subscription | 'refused' | null, scope: string): PushSubscription | null => {
      if (known === 'refused') throw new DOMException('Registration failed - push service error', 'AbortError');
      if (known === null) return null;
      const keys: Record<PushEncryptionKeyName, number[]> = { p256dh: known.p256dh, auth: known.auth };
      return {
        endpoint: known.endpoint,
        expirationTime: null,
        getKey: (name: PushEncryptionKeyName) => Uint8Array.from(keys[name]).buffer,
        unsubscribe: () => askPushService('unsubscribe', scope).then(() => true),
      } as unknown as PushSubscription; // Firebase and the portal use nothing else.
    };
    PushManager.prototype.getSubscription = async function getSubscription() {
      const scope = scopeOf(this);
      return wrap(await askPushService('get', scope), scope);
    };
    PushManager.prototype.subscribe = async function subscribe() {
      const scope = scopeOf(this);
      return wrap(await askPushService('subscribe', scope), scope) as unknown as PushSubscription; // It is not null.
    };
  });

  await context.route('https://firebaseinstallations.googleapis.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const { fid, appId } = request.postDataJSON() as { fid: string; appId: string }; // Firebase's client sends it so.
    const authToken = { token: `auth of ${fid}`, expiresIn: '604800s' };
    const name = `projects/${appId.split(':')[1] ?? ''}/installations/${fid}`;
    return route.fulfill({ json: { name, fid, refreshToken: 'refresh', authToken }, headers: cors });
  });

  await context.route('https://fcmregistrations.googleapis.com/**', async (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors });
    const isAuthorized = request.headers()['x-goog-firebase-installations-auth']?.startsWith('FIS auth of ') === true;
    if (!isAuthorized)
      return route.fulfill({ status: 401, json: { error: { message: 'UNAUTHENTICATED' } }, headers: cors });
    if (request.method() === 'DELETE') {
      tokens.delete(decodeURIComponent(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
      return route.fulfill({ json: {}, headers: cors });
    }
    const token = `${randomBytes(8).toString('base64url')}:APA91b${randomBytes(40).toString('base64url')}`;
    tokens.add(token);
    const body = request.postDataJSON() as { web: unknown }; // Firebase's client sends it so.
    return route.fulfill({ json: { token, web: body.web }, headers: cors });
  });

  return {
    tokens,
    lookups: () => lookups,
    refuseSubscriptions: () => void (isRefusing = true),
    endSubscription: () => subscriptions.clear(),
    subscribedScopes: () => [...subscriptions.keys()].toSorted(),
  };
}
