/** The wire shapes of the monolith. */
import * as v from 'valibot';

/** POST /VendorInvoice/SearchPONumber?poNumber={n}. The program and number are null if nothing was found. */
export const purchaseOrderSearchSchema = v.object({
  found: v.boolean(),
  PONumber: v.nullable(v.string()),
  projectName: v.nullable(v.string()),
  projectId: v.nullable(v.string()),
});

/** GET /Reports/GetPowerBiData?projectId&reportId&type: `expiration` is in seconds from now. */
export const reportEmbeddingSchema = v.object({
  embedUrl: v.string(),
  accessToken: v.string(),
  expiration: v.pipe(v.number(), v.minValue(0)),
});

/** The body of POST /api/UserNotification/RegisterUserDeviceForPushNotifications. */
export const deviceRegistrationSchema = v.object({
  DeviceToken: v.string(),
  UserId: v.string(),
  DevicePlatform: v.literal('web'),
  DeviceId: v.string(),
});

export type PurchaseOrderSearch = v.InferOutput<typeof purchaseOrderSearchSchema>;
export type ReportEmbedding = v.InferOutput<typeof reportEmbeddingSchema>;
export type DeviceRegistration = v.InferOutput<typeof deviceRegistrationSchema>;
