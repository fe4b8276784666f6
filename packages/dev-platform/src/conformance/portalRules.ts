import {
  ask,
  contractCalls,
  createChecked,
  expectThat,
  isFine,
  isRefused,
  nameOf,
  readAs,
  unknownId,
  type AnswerOf,
} from '@gantry/notification-center/conformance';
import { portalCalls } from '../contract/portalCalls.ts';
import { pictureRules } from './pictureRules.ts';
import type { PortalBackend, PortalRule } from './PortalBackend.ts';

type Entry = AnswerOf<typeof portalCalls.getDashboards>[number];

/** The dashboards and reports of a list and of its groups. */
const leavesOf = (entries: readonly Entry[]): readonly Entry[] =>
  entries.flatMap((entry) => (entry.items ? leavesOf(entry.items) : [entry]));

const menuOf = (backend: PortalBackend) =>
  createChecked(backend).read(portalCalls.getMenu, { parameters: { all: 'true' } });

const dashboardsOf = (backend: PortalBackend, projectId = backend.programId ?? '') =>
  createChecked(backend).read(portalCalls.getDashboards, { parameters: { projectId } });

const reportOf = (backend: PortalBackend, { id, value }: Entry) =>
  ask(backend, portalCalls.getReport, {
    parameters: {
      projectId: backend.programId ?? '',
      reportId: String(id),
      type: value?.startsWith('Dashboard') === true ? 'dashboard' : 'report',
    },
  });

const deviceOf = (UserId: string, DeviceToken: string) =>
  ({ DeviceToken, UserId, DevicePlatform: 'web', DeviceId: 'contract-check' }) as const;

/** The menu, dashboards, purchase orders, reports, views, devices and pictures of the portal. */
export const portalRules: readonly PortalRule[] = [
  {
    name: 'the menu has its groups and modules, and names the modules of the user in the program',
    needs: ['programId'],
    async check(backend) {
      const { SiteMapEntry } = await menuOf(backend);
      const isThere = SiteMapEntry.some(({ ProjectId }) => String(ProjectId) === backend.programId);
      expectThat(isThere, `SiteMapEntry names no module in the program ${backend.programId ?? ''}.`);
    },
  },
  {
    name: 'each entry of the menu says by IsGroup whether it is a group or a module that stands by itself',
    needs: ['programId'],
    async check(backend) {
      const silent = (await menuOf(backend)).MenuItems.find(({ IsGroup }) => typeof IsGroup !== 'boolean');
      expectThat(silent === undefined, `The entry ${String(silent?.Id)} of MenuItems has no IsGroup.`);
    },
  },
  {
    name: 'each module of the menu names its group by ModuleGroupId, or stands by itself',
    needs: ['programId'],
    async check(backend) {
      const { MenuItems, SiteMapEntry } = await menuOf(backend);
      const places = new Set(MenuItems.map(({ Id }) => String(Id)));
      const alone = new Set(MenuItems.filter(({ IsGroup }) => IsGroup === false).map(({ Id }) => String(Id)));
      const lost = SiteMapEntry.find(
        ({ ModuleId, ModuleGroupId }) => !places.has(String(ModuleGroupId)) && !alone.has(String(ModuleId)),
      );
      const named = `ModuleGroupId ${String(lost?.ModuleGroupId)} of the module ${String(lost?.ModuleId)}`;
      expectThat(lost === undefined, `MenuItems has no entry with the ${named}.`);
    },
  },
  {
    name: 'each dashboard and report of the program has an id, and a title or text',
    needs: ['programId'],
    async check(backend) {
      const ids = leavesOf(await dashboardsOf(backend)).map(({ id }) => String(id));
      expectThat(new Set(ids).size === ids.length, 'One id is listed twice.');
    },
  },
  {
    name: 'the dashboards of a program that the user has not are refused, or are none',
    needs: ['programId'],
    async check(backend) {
      const { status, body } = await ask(backend, portalCalls.getDashboards, { parameters: { projectId: unknownId } });
      const isEmpty = isFine(status) && (body === null || body === '' || (Array.isArray(body) && body.length === 0));
      expectThat(isRefused(status) || isEmpty, `They are answered with ${String(status)} and a list.`);
    },
  },
  {
    name: 'the first dashboard of the program can be embedded for some time, and an unknown one is refused',
    needs: ['programId', 'hasReports'],
    async check(backend) {
      const [first] = leavesOf(await dashboardsOf(backend));
      expectThat(first !== undefined, 'The program has no dashboard. The rule needs one.');
      const { status, body } = await reportOf(backend, first);
      expectThat(isFine(status), `GetPowerBiData answered ${String(status)}.`);
      const { expiration } = readAs(portalCalls.getReport.answer, body, 'GetPowerBiData');
      expectThat(expiration >= 60, `The token ends in ${String(expiration)} seconds.`);
      const unknown = await reportOf(backend, { ...first, id: unknownId });
      expectThat(isRefused(unknown.status), `An unknown one is answered with ${String(unknown.status)}.`);
    },
  },
  {
    name: 'a purchase order is found by its number, with its program',
    needs: ['purchaseOrder'],
    async check(backend) {
      const poNumber = backend.purchaseOrder ?? '';
      const answer = await createChecked(backend).read(portalCalls.searchPurchaseOrder, { parameters: { poNumber } });
      const number = String(answer.PONumber);
      expectThat(answer.found, `The purchase order ${poNumber} is not found.`);
      expectThat(number.toLowerCase() === poNumber.toLowerCase(), `Asked for ${poNumber}, ${number} is found.`);
    },
  },
  {
    name: 'a purchase order that is not there is answered with found: false, not refused',
    needs: ['purchaseOrder'],
    async check(backend) {
      const parameters = { poNumber: unknownId };
      const { found } = await createChecked(backend).read(portalCalls.searchPurchaseOrder, { parameters });
      expectThat(!found, 'It is found.');
    },
  },
  {
    name: 'a view is HTML, and an unknown one is refused',
    needs: ['view'],
    async check(backend) {
      const { view = '' } = backend;
      const isPath = view.startsWith('/');
      const answer = isPath
        ? await backend.call({ service: 'monolith', method: 'GET', path: view })
        : await ask(backend, portalCalls.getView, { parameters: { route: view } });
      expectThat(isFine(answer.status), `${view} is answered with ${String(answer.status)}.`);
      const html = readAs(portalCalls.getView.answer, answer.body, view);
      expectThat(html.includes('<'), 'It has no element.');
      // Only the backend knows which of its paths are no views.
      if (isPath) return;
      const unknown = await ask(backend, portalCalls.getView, { parameters: { route: unknownId } });
      expectThat(isRefused(unknown.status), `An unknown view is answered with ${String(unknown.status)}.`);
    },
  },
  {
    name: 'the manifest of the views names a version after nine characters, or is answered with 404',
    needs: ['view'],
    async check(backend) {
      const { status, body } = await ask(backend, portalCalls.getViewVersion, {});
      if (status === 404) return;
      expectThat(isFine(status), `It is answered with ${String(status)}.`);
      const version = readAs(portalCalls.getViewVersion.answer, body, 'The manifest').slice(9).trim();
      expectThat(/^[\w.-]+$/.test(version), `The version is "${version}", which no name of a file can have.`);
    },
  },
  {
    name: 'a device is registered and removed for its own user alone',
    needs: ['programId'],
    async check(backend) {
      const { userId } = backend;
      const register = async (user: string, token: string) => {
        const body = deviceOf(user, token);
        return [
          await ask(backend, portalCalls.registerDevice, { body }),
          await ask(backend, portalCalls.subscribeToPush, { body: { ...body, Host: 'portal.example' } }),
        ].map(({ status }) => status);
      };
      for (const token of ['contract-check', '']) {
        const statuses = await register(userId, token);
        expectThat(statuses.every(isFine), `The two services answered ${statuses.join(' and ')}.`);
      }
      const foreign = await register(`not-${userId}`, 'contract-check');
      expectThat(foreign.every(isRefused), `For another user, the two services answered ${foreign.join(' and ')}.`);
    },
  },
  ...pictureRules,
  {
    name: 'a page of the portal may send the headers Authorization and Program with each call',
    needs: ['allowedHeaders'],
    async check(backend) {
      for (const call of Object.values({ ...contractCalls, ...portalCalls })) {
        // Not every backend has receipts.
        if (call === contractCalls.giveReceipt) continue;
        const { service, method } = call;
        const allowed = await backend.allowedHeaders?.({
          service,
          method,
          path: call.path.replaceAll(/\{\w+\}/g, '1'),
        });
        // By the Fetch Standard, "*" stands for every header but Authorization.
        const missing = ['authorization', 'program'].find(
          (name) => !allowed?.has(name) && !(name === 'program' && allowed?.has('*')),
        );
        expectThat(missing === undefined, `${nameOf(call)} may not have the header ${missing ?? ''}.`);
      }
    },
  },
  {
    name: 'no call of the portal is answered without a token',
    needs: ['programId'],
    async check(backend) {
      const projectId = backend.programId ?? '';
      const parameters = { all: 'true', projectId, poNumber: '1', route: unknownId, reportId: '1', type: 'report' };
      for (const call of Object.values(portalCalls)) {
        // The version of the scripts is no secret.
        if (call === portalCalls.getViewVersion) continue;
        // Every parameter of every call is there, and no body is read before the token.
        const given = { parameters, ...('body' in call && { body: {} }) } as never;
        const { status } = await ask(backend, call, given, false);
        expectThat(status === 401, `${nameOf(call)} is answered with ${String(status)}.`);
      }
    },
  },
];
