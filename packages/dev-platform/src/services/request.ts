import { Hono } from 'hono';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import * as v from 'valibot';
import type { Service, ServiceEnvironment } from '../http/context.ts';

/** Creates a service without routes. It answers the errors of {@link refuse} and leaves other errors to the platform. */
export function createService(): Service {
  return new Hono<ServiceEnvironment>().onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
}

/** Ends the request with this status and `{ message }`. The message says in one sentence what is wrong. */
export function refuse(status: ContentfulStatusCode, message: string): never {
  throw new HTTPException(status, { message, res: Response.json({ message }, { status }) });
}

/** Reads the body of a request with a schema. Refuses the request (400) if the body is not JSON or has another shape. */
export async function readBody<Schema extends v.GenericSchema>(
  context: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return readAs(schema, await context.req.json().catch(() => refuse(400, 'The body is not JSON.')));
}

/** Reads a part of a request, `name`, with a schema. Refuses the request (400) if it has another shape. */
export function readAs<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
  name?: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = v.getDotPath(issue) ?? name;
  return refuse(400, path === undefined ? issue.message : `${path}: ${issue.message}`);
}

/** Reads a parameter of the query. Refuses the request (400) if it is missing or empty. */
export function requiredQuery(context: Context, name: string): string {
  const value = context.req.query(name);
  return value === undefined || value === '' ? refuse(400, `The query needs ${name}.`) : value;
}
