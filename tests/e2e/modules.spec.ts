import { expect, test } from './support/test.ts';

/** Every address of the catalog that a person can open, its heading, and the heading of what the address names. */
const routes: readonly [path: string, heading: string | RegExp, part?: string][] = [
  ['projectManagement', 'Schedule'],
  ['projectManagement/10001', /^Job 10001/],
  ['scopeManagement', 'Scope'],
  ['workOrder?workOrderId=7', 'Work Order'],
  ['costCenterManagement', 'Cost Center and Job'],
  ['siteCandidateManagement', 'Site Candidate'],
  ['documentManagement', 'Document Library'],
  ['clientManagement', 'Client Invoice'],
  ['clientManagement/submitInvoice', 'Submit Invoice'],
  ['clientManagement/purchaseOrders', 'Purchase Orders of the Client'],
  ['clientManagement/invoices?headerId=3', 'Invoices to the Client'],
  ['vendorCreation?company=North', 'Vendor Creation'],
  ['vendorManagement', 'Vendor Portal'],
  ['vendorManagement/vendorProfile', 'Vendor Profile'],
  ['vendorManagement/purchaseOrders/PO-104001', 'Purchase Orders of the Vendor', 'Purchase order PO-104001'],
  ['closeoutManagement', 'Closeout'],
  ['logisticsManagement?view=map', 'Logistics'],
  ['dailyFieldReport', 'Daily Field Report'],
  ['jobSafetyAnalysis', 'Job Safety Analysis'],
  ['fieldServiceManagement?workorderid=5&roomId=2', 'Field Service'],
  ['poApproval', 'PO Approval (Mine)'],
  ['poApproval/PO-104001', 'PO Approval (Mine)', 'Purchase order PO-104001'],
  ['poApprovalAll', 'PO Approval (All)'],
  ['poAll', 'PO (ALL)'],
  ['closeoutApproval', 'Closeout Cost Approval (Mine)'],
  ['closeoutApprovalAll', 'Closeout Cost Approval (All)'],
  ['purchaseOrder/PO-104001', 'Purchase Order', 'Purchase order PO-104001'],
  ['userManagement', 'User Access'],
  ['CrewForemanAssignment', 'Crew Foreman Assignment'],
  ['assignSites', 'Closeout Site Assignment'],
  ['dashboards', 'Please select a Dashboard'],
  ['dashboards/management', 'Dashboard Access'],
  ['adminCenter', 'Admin Center'],
  ['supplyChain/main', 'Supply Chain 2.0'],
  ['fieldServiceOperations', 'Field Service Operation 2.0'],
  ['workflow', 'Workflow'],
  ['questionnaire', 'Questionnaire'],
  ['microScopeManagement', 'Scope 2.0'],
  ['notificationCenter', 'Notification Center'],
];

test('every route of the catalog opens', async ({ page, signIn }) => {
  test.slow();
  await signIn('avery');
  const main = page.getByRole('main');
  for (const [path, heading, part] of routes) {
    await test.step(path, async () => {
      await page.goto(`/apps/${path}`);
      await expect(main.getByRole('heading', { name: heading, level: 1, exact: true })).toBeVisible();
      if (part !== undefined) await expect(main.getByRole('heading', { name: part, exact: true })).toBeVisible();
      await expect(page.getByText('An error occurred loading the module')).toBeHidden();
    });
  }
});

test('the menu lists the applications in order of name, and an entry opens its application', async ({
  page,
  signIn,
}) => {
  await signIn('avery', { path: '/apps' });
  const menu = page.getByRole('navigation');
  const workOrder = menu.getByRole('link', { name: 'Work Order', exact: true });
  await expect(workOrder).toBeVisible();
  const names = await menu.locator('a[href^="/apps/"]:not([target])').allTextContents();
  const own = names.map((name) => name.trim()).filter((name) => name !== 'Apps');
  expect(own).toEqual(own.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(own.length).toBeGreaterThan(25);

  await workOrder.click();
  await expect(page).toHaveURL(/\/apps\/workOrder$/);
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Work Order', level: 1, exact: true }),
  ).toBeVisible();
});

test('a person without the permission sees 401 in place', async ({ page, signIn }) => {
  await signIn('noor');
  await page.goto('/apps/closeoutManagement');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('401');
});

test('emil, with no permission at all, sees one sentence and Contact Support', async ({ page, signIn }) => {
  await signIn('emil', { program: null });
  await expect(page.getByText('You do not have access to any program yet.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Contact Support/ })).toBeVisible();
});

test('logan sees Logout in the menu, which ends the session', async ({ page, signIn }) => {
  await signIn('logan', { byForm: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Logout', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByLabel(/user name/i)).toBeVisible();
});

test('avery, who has no such permission, sees no Logout in the menu', async ({ page, signIn }) => {
  await signIn('avery', { path: '/apps' });
  const menu = page.getByRole('navigation');
  await expect(menu.getByRole('link', { name: 'Work Order', exact: true })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Logout', exact: true })).toHaveCount(0);
});

test('a vendor is sent to vendor creation with their program, at / alone', async ({ page, signIn }) => {
  await signIn('vendor-north', { program: null });
  await expect(page).toHaveURL(/\/apps\/vendorCreation\?company=/);
  await page.goto('/apps/vendorManagement');
  await expect(page).toHaveURL(/\/apps\/vendorManagement$/);
});
