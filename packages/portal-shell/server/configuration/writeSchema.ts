/** `npm run api` writes deploy/config.schema.json. A unit test compares it with the schema of the portal. */
import { writeFileSync } from 'node:fs';
import { configurationSchemaText, schemaFile } from './configurationJsonSchema.ts';

writeFileSync(schemaFile, configurationSchemaText());
