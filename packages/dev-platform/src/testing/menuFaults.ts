import { inAnswers, type Faults } from './platformUnderTest.ts';

/** Changes fields of the answer about the menu. */
const inMenu = (fields: object): Faults => ({
  call: inAnswers(
    ({ path }) => path.includes('GetMenuItems'),
    ({ status, body }) => ({ status, body: { ...(body as object), ...fields } }),
  ),
});

/** Faults of an application service, and of the headers that it takes, by the beginning of the rule's name that finds them. */
export const menuFaults: Readonly<Record<string, Readonly<Record<string, Faults>>>> = {
  'the menu has': {
    'no modules of the user': inMenu({ SiteMapEntry: [] }),
    'a group without an id': inMenu({ MenuItems: [{ Name: 'Planning' }] }),
  },
  'each entry of the menu': {
    'no IsGroup': inMenu({ MenuItems: [{ Id: 1, Name: 'Planning' }] }),
  },
  'each module of the menu': {
    'no ModuleGroupId': inMenu({ SiteMapEntry: [{ ModuleId: 21, ProjectId: 'NWX', ProjectName: 'Northwind' }] }),
    'a group that is not there': inMenu({ MenuItems: [] }),
  },
  'a page of the portal': {
    'no Program': { allowedHeaders: ['authorization', 'content-type'] },
    'any but Authorization': { allowedHeaders: ['*'] },
  },
};
