import { createServer } from 'node:http';
import { listen } from '../../webServer.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A userinfo endpoint that accepts the tokens that it issued. */
export type TestIdentity = Awaited<ReturnType<typeof startIdentity>>;

export async function startIdentity() {
  const users = new Map<string, { readonly user: string; readonly until: number }>();
  const server = createServer((request, response) => {
    const found = users.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (found === undefined || found.until <= Date.now()) return response.writeHead(401).end();
    return response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ sub: found.user, gantry_username: found.user }));
  });
  const { origin, close } = await listen(server, '127.0.0.1');
  return {
    userInfoAddress: `${origin}/userinfo`,
    /** Issues a token in the form of a JWT. Its signature has no meaning: only the endpoint decides. */
    tokenOf(user: string, lifetimeSeconds = 3600) {
      const exp = Math.floor(Date.now() / 1000) + lifetimeSeconds;
      const token = `${part({ alg: 'none' })}.${part({ sub: user, exp, jti: users.size })}.c2ln`;
      users.set(token, { user, until: exp * 1000 });
      return token;
    },
    close,
  };
}
