import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createUserInfoCheck } from './userInfoCheck.ts';

let asked = 0;
const server = createServer((request, response) => {
  asked += 1;
  const token = (request.headers.authorization ?? '').replace('Bearer ', '');
  if (token === 'ended') return response.writeHead(401).end();
  return response.end(token === 'page' ? '<html>' : JSON.stringify({ sub: '1', gantry_username: token }));
});
let address = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  address = `http://127.0.0.1:${String(typeof bound === 'object' && bound !== null ? bound.port : 0)}`;
});

afterAll(() => server.close());

test('the caller is the account that the userinfo endpoint names, and the endpoint is asked once', async () => {
  const check = createUserInfoCheck(address);
  expect((await check('avery'))?.completeName).toBe('Avery Stone');
  expect((await check('avery'))?.completeName).toBe('Avery Stone');
  expect(asked).toBe(1);
});

test.each(['ended', 'page', 'a person without an account'])('there is no caller for %s', async (token) => {
  expect(await createUserInfoCheck(address)(token)).toBeNull();
});
