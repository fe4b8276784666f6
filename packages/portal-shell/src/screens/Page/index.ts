export { Page, useDocumentTitle } from './Page.tsx';
export { PageBody, PageTitle } from './Page.styles.ts';
