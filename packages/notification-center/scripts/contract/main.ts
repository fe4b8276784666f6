/** `npm run api` writes the documents of the contract. A unit test compares them with the schemas. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contractDocuments } from './documents.ts';

for (const { file, text } of contractDocuments()) {
  writeFileSync(file, text);
  console.log(`Wrote ${fileURLToPath(file)}`);
}
