// Titles as the jobs carry them, in small letters and with single spaces; each leads to the result page of its module.
const pages: Readonly<Record<string, string>> = {
  'jobs import': '/apps/projectManagement/jobsImportResults',
  'project management jobs import': '/apps/projectManagement/jobsImportResults',
  'job comments import': '/apps/projectManagement/jobsImportResults',
  'scoping bulk import': '/apps/scopeManagement/ScopeManagementImportResults',
  'gc firm update': '/apps/scopeManagement/ScopeManagementImportResults',
  'firming po': '/apps/scopeManagement/ScopeManagementImportResults',
  'submit invoices bulk import': '/apps/clientManagement/submitInvoice/SubmitInvoiceImportResults',
  'cost center sites bulk import': '/apps/costCenterManagement/costCenterManagementImportResults',
  'cost center jobs bulk import': '/apps/costCenterManagement/costCenterManagementImportResults',
  'cost center sites jobs bulk import': '/apps/costCenterManagement/costCenterManagementImportResults',
  'scm item management save': '/apps/supplyChain/main/itemManagementImportResult',
  'warehouse import locations': '/apps/supplyChain/main/itemManagementImportResult',
  'fso bulk save resources': '/apps/fieldServiceOperations/bulkImportresult',
  'fso bulk save crews': '/apps/fieldServiceOperations/bulkImportresult',
  'fso bulk save resources crews': '/apps/fieldServiceOperations/bulkImportresult',
  'workflow work orders import': '/apps/workflow/workorder/bulk/importResults',
  'work order bulk import': '/apps/workOrder/WorkOrderImportResults',
  'work order bulk create': '/apps/workOrder/WorkOrderImportResults',
  'work order bulk update': '/apps/workOrder/WorkOrderImportResults',
};

/**
 * The path of the result page of an import, by its title; case and punctuation do not matter. Null for any other title:
 * then the text is 'import results not implemented yet'.
 */
export function importResultPage(title: string, id: string): string | null {
  const words = title
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  const page = Object.hasOwn(pages, words) ? pages[words] : undefined;
  return page === undefined ? null : `${page}/${encodeURIComponent(id)}`;
}
