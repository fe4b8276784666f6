import { Hono } from 'hono';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Service, ServiceEnvironment } from '../http/context.ts';

/** A service without routes, which answers what {@link refuse} threw; other errors are left to the platform. */
export function createService(): Service {
  return new Hono<ServiceEnvironment>().onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
}

/** Ends the request with this status and `{ message }`: one sentence that says what was wrong with it. */
export function refuse(status: ContentfulStatusCode, message: string): never {
  throw new HTTPException(status, { message, res: Response.json({ message }, { status }) });
}

/** The body of a request as the schema reads it; refuses the request (400) when it is no JSON or of another shape. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await context.req.json().catch(() => refuse(400, 'The body is not JSON.'));
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue);
  return refuse(400, path === null ? issue.message : `${path}: ${issue.message}`);
}

/** A parameter of the query; refuses the request (400) when it is missing or empty. */
export function requiredQuery(context: Context, name: string): string {
  const value = context.req.query(name);
  return value === undefined || value === '' ? refuse(400, `The query needs ${name}.`) : value;
}
