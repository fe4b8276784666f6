/** The wire shapes of the monolith. */
import * as v from 'valibot';
import { optionalId, record } from '../shapes.ts';

/** POST /VendorInvoice/SearchPONumber?poNumber={n}. The program and number are null or left out if nothing was found. */
export const purchaseOrderSearchSchema = v.pipe(
  record({ found: v.optional(v.boolean()), PONumber: optionalId, projectName: optionalId, projectId: optionalId }),
  // A serialiser that leaves out false says nothing of `found`.
  v.check(({ found, PONumber }) => found !== true || PONumber !== null, 'a number'),
  v.transform((answer) => ({ ...answer, found: answer.found ?? answer.PONumber !== null })),
);

/** GET /Reports/GetPowerBiData?projectId&reportId&type: `expiration` is in seconds from now. */
export const reportEmbeddingSchema = record({
  embedUrl: v.string(),
  accessToken: v.string(),
  expiration: v.pipe(v.number(), v.minValue(0)),
});

export type PurchaseOrderSearch = v.InferOutput<typeof purchaseOrderSearchSchema>;
export type ReportEmbedding = v.InferOutput<typeof reportEmbeddingSchema>;
