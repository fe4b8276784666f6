import { outcomeOf, type Delay } from '@gantry/module/life';
import type { HttpClient } from '../services/HttpClient.ts';
import type { OutboxRow, Outcome } from './OutboxRow.ts';

/** Makes the call of a row. */
export async function sendRow(http: HttpClient, row: OutboxRow): Promise<Outcome | Delay> {
  const { id, service, method, path, query, body, contentType, program, marks } = row;
  try {
    const value = await http.request({
      service,
      method,
      path,
      query,
      ...(body !== null && { body: JSON.parse(body) as unknown }),
      ...(contentType !== null && { contentType }),
      isProgramRequired: false,
      waited: { key: id, program, ...(marks && { marks }) },
    });
    return { kind: 'answered', value };
  } catch (error) {
    return outcomeOf(error);
  }
}
