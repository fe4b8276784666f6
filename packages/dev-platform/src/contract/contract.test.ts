import { readFileSync } from 'node:fs';
import type { ContractCall } from '@gantry/notification-center/conformance';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { contractDocuments } from '../../scripts/contract/documents.ts';
import { portalCalls } from './portalCalls.ts';
import { settingsCalls } from './settingsCalls.ts';

describe.each(contractDocuments())('$file.pathname', ({ file, content, text }) => {
  it('is what the schemas say: npm run api', () => {
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('is a valid OpenAPI 3.1 document', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate({ ...content });
    expect(errors).toBeUndefined();
    expect([valid, validator.version]).toEqual([true, '3.1']);
  });
});

test.each(Object.entries<ContractCall>({ ...portalCalls, ...settingsCalls }))(
  'the examples of %s keep its schema',
  (_, { answer }) => {
    const examples = answer === null ? [] : v.getExamples(answer);
    expect(examples.map((example) => answer && v.is(answer, example))).toEqual(examples.map(() => true));
  },
);
