import { inLists, isPage, type Faults } from './platformUnderTest.ts';

/** Faults of a service that takes uploads by tus, by the beginning of the rule's name that finds them. */
export const uploadFaults: Readonly<Record<string, Readonly<Record<string, Faults>>>> = {
  'an upload by tus goes on': {
    'nothing is kept of a part': { upload: (call) => (call.method === 'PATCH' ? null : call) },
    'its answer is given once': {
      upload: (call) => (call.body?.length === 0 ? new Response(null, { status: 409 }) : call),
    },
    'a part from any place': {
      upload: (call) => (call.method === 'PATCH' && call.headers['upload-offset'] !== '0' ? null : call),
    },
  },
  'a part that was damaged': {
    'no checksum is compared': {
      upload: (call) =>
        call.method === 'OPTIONS' ? new Response(null, { headers: { 'tus-extension': 'creation,checksum' } }) : call,
    },
  },
  'an upload starts one job': {
    'no key': {
      upload: (call) =>
        call.method === 'POST'
          ? { ...call, headers: { ...call.headers, 'upload-metadata': 'filename Y2hlY2suY3N2' } }
          : call,
      patienceMs: 600,
    },
    'a job for each': {
      call: inLists(isPage, (items) =>
        items.flatMap((item) => (item.type === 'import' ? [item, { ...item, id: `${item.id}2` }] : [item])),
      ),
    },
  },
  'an upload that is given up': { 'it stays': { upload: (call) => (call.method === 'DELETE' ? null : call) } },
  'no upload is created': { 'anyone may send': { upload: ({ hasToken: _, ...call }) => call } },
};
