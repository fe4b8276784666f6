import { describe, expect, test } from 'vitest';
import { notificationLink, parsePushMessage } from './pushMessage.ts';

const origin = 'https://portal.example';
const read = (payload: unknown) => parsePushMessage(payload, origin);

describe('a message from Firebase', () => {
  test.each([
    [
      { notification: { title: 'Export ready', body: 'Jobs' }, fcmOptions: { link: '/apps/projectManagement' } },
      { title: 'Export ready', body: 'Jobs', link: `${origin}/apps/projectManagement`, isVideoCall: false },
    ],
    [
      { data: { title: 'Data only', url: 'https://x.example/1' } },
      { title: 'Data only', body: '', link: 'https://x.example/1', isVideoCall: false },
    ],
    [
      { notification: { title: 'Incoming video call' }, data: { link: 'https://calls.example/7' } },
      { title: 'Incoming video call', body: '', link: 'https://calls.example/7', isVideoCall: true },
    ],
    [
      { data: { title: 'incoming VIDEO call' } },
      { title: 'incoming VIDEO call', body: '', link: null, isVideoCall: true },
    ],
    [
      { notification: { title: 7 }, data: { title: 'From data' } },
      { title: 'From data', body: '', link: null, isVideoCall: false },
    ],
  ])('%j', (payload, message) => {
    expect(read(payload)).toEqual(message);
  });

  test.each([[null], [{}], ['text'], [{ data: 3 }], [{ notification: { body: 'no title' } }]])(
    'nothing to show of %j',
    (payload) => {
      expect(read(payload)).toBeNull();
    },
  );

  test.each([
    'javascript:alert(1)',
    'http://x.example/',
    'data:text/html,x',
    'https://',
    'blob:https://x.example/1',
    `${origin}//x.example/`,
    '/%2fx.example/',
    '/apps/%2e%2e%2fReports',
  ])('%s is no link', (link) => {
    expect(read({ data: { title: 't', link } })?.link).toBeNull();
  });
});

describe('a click on a notification of the worker', () => {
  test.each([
    [{ gantryLink: 'https://x.example/' }, 'https://x.example/'],
    [{ gantryLink: null }, null],
    [
      { FCM_MSG: { notification: { title: 'Incoming video call' }, data: { link: 'https://calls.example/7' } } },
      'https://calls.example/7',
    ],
    [{ FCM_MSG: { notification: { title: 't' } } }, null],
    [null, null],
    ['text', null],
  ])('%j leads to %s', (data, link) => {
    expect(notificationLink(data, origin)).toBe(link);
  });
});
