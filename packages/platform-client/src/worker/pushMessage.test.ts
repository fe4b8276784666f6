import { describe, expect, test } from 'vitest';
import { notificationOptions, notificationTarget, parsePushMessage } from './pushMessage.ts';

const origin = 'https://portal.example';
const read = (payload: unknown) => parsePushMessage(payload, origin);

describe('a message from Firebase', () => {
  test.each([
    [
      { notification: { title: 'Export ready', body: 'Jobs' }, fcmOptions: { link: '/apps/projectManagement' } },
      { title: 'Export ready', body: 'Jobs', link: `${origin}/apps/projectManagement`, isVideoCall: false, id: '' },
    ],
    [
      { fcmMessageId: 'm1', notification: { title: 'As Firebase shows it', click_action: '/apps/workOrder' } },
      { title: 'As Firebase shows it', body: '', link: `${origin}/apps/workOrder`, isVideoCall: false, id: 'm1' },
    ],
    [
      { fcmMessageId: 'm2', data: { title: 'Data only', url: 'https://x.example/1' } },
      { title: 'Data only', body: '', link: 'https://x.example/1', isVideoCall: false, id: 'm2' },
    ],
    [
      { notification: { title: 'Incoming video call' }, data: { link: 'https://calls.example/7' } },
      { title: 'Incoming video call', body: '', link: 'https://calls.example/7', isVideoCall: true, id: '' },
    ],
    [
      { data: { title: 'incoming VIDEO call' } },
      { title: 'incoming VIDEO call', body: '', link: null, isVideoCall: true, id: '' },
    ],
    [
      { notification: { title: 7 }, data: { title: 'From data' } },
      { title: 'From data', body: '', link: null, isVideoCall: false, id: '' },
    ],
  ])('%j', (payload, message) => expect(read(payload)).toEqual(message));

  test.each([[null], [{}], ['text'], [{ data: 3 }], [{ notification: 'text' }]])(
    'without words %j has the name of the portal',
    (payload) => expect(read(payload)).toEqual({ title: 'Gantry', body: '', id: '', link: null, isVideoCall: false }),
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
  ])('%s is no link', (link) => expect(read({ data: { title: 't', link } }).link).toBeNull());
});

describe('a click on a notification of the worker', () => {
  const message = { title: 't', body: 'b', id: 'm', link: 'https://x.example/', isVideoCall: false };
  test.each([
    [notificationOptions(message).data, { link: 'https://x.example/', isVideoCall: false }],
    // An earlier version left it to Firebase to show messages.
    [{ FCM_MSG: { notification: { title: 't' } } }, { link: null, isVideoCall: false }],
    [null, { link: null, isVideoCall: false }],
    ['text', { link: null, isVideoCall: false }],
  ])('%j leads to %j', (data, target) => expect(notificationTarget(data)).toMatchObject(target));
});
