import type { AnswerOf, ContractCall, ParameterOf } from '@gantry/notification-center/conformance';
import type * as v from 'valibot';
import type { Service } from '../http/context.ts';
import { readAs, readBody, refuse, requiredQuery } from './request.ts';

/** What a handler is given: who calls, and what the schemas of the call have read. */
export interface Given<Call extends ContractCall> {
  readonly userName: string;
  readonly parameters: Readonly<Record<ParameterOf<Call>, string>>;
  readonly body: Call['body'] extends v.GenericSchema ? v.InferOutput<Call['body']> : undefined;
}

/** Adds the route of a call. It refuses what the contract does not allow, and answers with what `handle` returns. */
export function addCall<Call extends ContractCall>(
  service: Service,
  call: Call,
  handle: (given: Given<Call>) => AnswerOf<Call> | Promise<AnswerOf<Call>>,
): void {
  const { method, path, query = [], parameters: schemas, contentType, body: bodySchema } = call;
  service.on(method, path.replaceAll(/\{(\w+)\}/g, ':$1'), async (context) => {
    const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (contentType !== undefined && type !== contentType) return refuse(415, `The body is sent as ${contentType}.`);
    const parameters: Record<string, string> = {};
    for (const [name, schema] of Object.entries(schemas)) {
      // A part of the path that names nothing is unknown, which the handler reports.
      if (!query.includes(name)) parameters[name] = context.req.param(name) ?? '';
      else parameters[name] = String(readAs(schema, requiredQuery(context, name), name));
    }
    const given = {
      userName: context.var.account.userName,
      parameters,
      body: bodySchema && (await readBody(context, bodySchema)),
    };
    // The compiler cannot follow the table; the schemas have just read each part.
    return context.json(await handle(given as Given<Call>));
  });
}
