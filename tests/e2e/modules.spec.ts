import { expect, test } from './support/test.ts';

/** Every route of the catalog that a person can open by its address, and the heading that shows it has opened. */
const routes: readonly [path: string, heading: string | RegExp][] = [
  ['projectManagement', 'Schedule'],
  ['projectManagement/10001', /^Job 10001/],
  ['scopeManagement', 'Scope'],
  ['workOrder?workOrderId=7', 'Work Order'],
  ['costCenterManagement', 'Cost Center and Job'],
  ['siteCandidateManagement', 'Site Candidate'],
  ['documentManagement', 'Document Library'],
  ['clientManagement', 'Client Invoice'],
  ['clientManagement/submitInvoice', /Invoice/],
  ['clientManagement/purchaseOrders', /Purchase Order|Client/],
  ['clientManagement/invoices?headerId=3', /Invoice/],
  ['vendorCreation?company=North', 'Vendor Creation'],
  ['vendorManagement', 'Vendor Portal'],
  ['vendorManagement/vendorProfile', /Vendor/],
  ['vendorManagement/purchaseOrders/PO-104001', /PO-104001|Vendor|Purchase/],
  ['closeoutManagement', 'Closeout'],
  ['logisticsManagement?view=map', 'Logistics'],
  ['dailyFieldReport', 'Daily Field Report'],
  ['jobSafetyAnalysis', 'Job Safety Analysis'],
  ['fieldServiceManagement?workorderid=5&roomId=2', 'Field Service'],
  ['poApproval', 'PO Approval (Mine)'],
  ['poApproval/PO-104001', /PO/],
  ['poApprovalAll', 'PO Approval (All)'],
  ['poAll', 'PO (ALL)'],
  ['closeoutApproval', 'Closeout Cost Approval (Mine)'],
  ['closeoutApprovalAll', 'Closeout Cost Approval (All)'],
  ['purchaseOrder/PO-104001', /Purchase Order|PO-104001/],
  ['userManagement', 'User Access'],
  ['CrewForemanAssignment', 'Crew Foreman Assignment'],
  ['assignSites', /Site/],
  ['dashboards', /Dashboard/],
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
  for (const [path, heading] of routes) {
    await test.step(path, async () => {
      await page.goto(`/apps/${path}`);
      const exact = typeof heading === 'string' ? { exact: true } : {};
      await expect(
        page
          .getByRole('main')
          .getByRole('heading', { name: heading, ...exact })
          .first(),
      ).toBeVisible();
      await expect(page.getByText('An error occurred loading the module')).toBeHidden();
    });
  }
});

test('every application of the menu opens from it, in order of name', async ({ page, signIn }) => {
  await signIn('avery', { path: '/apps' });
  const entries = page.getByRole('navigation').getByRole('link');
  await expect(entries.filter({ hasText: 'Work Order' }).first()).toBeVisible();
  const names = await page.getByRole('navigation').locator('a[href^="/apps/"]:not([target])').allTextContents();
  const own = names.map((name) => name.trim()).filter((name) => name !== 'Apps');
  expect(own).toEqual(own.toSorted((one, other) => one.localeCompare(other, 'en')));
  expect(own.length).toBeGreaterThan(25);
});

test('a person without the permission sees 401 in place, and one without any sees whom to ask', async ({
  page,
  signIn,
}) => {
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

test('only logan sees Logout in the menu, and it ends the session', async ({ page, signIn }) => {
  await signIn('logan', { byForm: true });
  await page.getByRole('navigation').getByRole('link', { name: 'Logout' }).first().click();
  await expect(
    page.getByRole('button', { name: /sign in/i }).or(page.getByRole('heading', { name: /logged out|signed out/i })),
  ).toBeVisible();
});

test('a vendor is sent to vendor creation with their program, at / alone', async ({ page, signIn }) => {
  await signIn('vendor-north', { program: null });
  await expect(page).toHaveURL(/\/apps\/vendorCreation\?company=/);
  await page.goto('/apps/vendorManagement');
  await expect(page).toHaveURL(/\/apps\/vendorManagement$/);
});
