/** Part of `npm run api`. */
import { writeDocuments } from '../../../../scripts/contract/ContractDocument.ts';
import { contractDocuments } from './documents.ts';

writeDocuments(contractDocuments());
