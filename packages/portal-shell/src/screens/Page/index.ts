export { Page, useDocumentTitle } from './Page.tsx';
