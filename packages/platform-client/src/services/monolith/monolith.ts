import { ServiceError } from '@gantry/module';
import * as v from 'valibot';
import type { ServiceName } from '../../addresses/serviceNames.ts';
import { checked, type HttpClient, type HttpRequest } from '../HttpClient.ts';
import { purchaseOrderSearchSchema, reportEmbeddingSchema } from './monolith.schemas.ts';

/** The reporting service's names for a report and a dashboard. */
export type ReportType = 'report' | 'dashboard';

/** A report, or a dashboard, in the list of a program. */
export interface ReportAddress {
  readonly programId: string;
  readonly reportId: string;
  readonly type: ReportType;
}

/** The question for the HTML of a view. */
export interface ViewQuestion {
  /** The service that answers with it, which is the monolith unless the configuration says another one. */
  readonly service: ServiceName;
  /** The path below the service, such as `/Views/workOrder`. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** False in a program-agnostic module, which opens before a program is chosen. */
  readonly isProgramRequired: boolean;
}

/** "The characters after the first 9 are the version". */
const versionPrefixLength = 9;

const call = (
  request: Omit<HttpRequest, 'service' | 'signal'> & { readonly service?: ServiceName },
  signal?: AbortSignal,
): HttpRequest => ({
  service: 'monolith',
  ...request,
  ...(signal && { signal }),
});

export const viewRequest = (
  { service, path, query, isProgramRequired }: ViewQuestion,
  signal?: AbortSignal,
): HttpRequest => call({ service, method: 'GET', path, query, isProgramRequired, responseType: 'text' }, signal);

/** The monolith: purchase orders, report embedding and views. */
export type MonolithService = ReturnType<typeof createMonolithService>;

export function createMonolithService(http: HttpClient) {
  return {
    searchPurchaseOrder: (poNumber: string, signal?: AbortSignal) => {
      const request = { method: 'POST', path: '/VendorInvoice/SearchPONumber', query: { poNumber } } as const;
      return checked(http, call(request, signal), purchaseOrderSearchSchema);
    },
    /** Gets the data to embed a report. Its token is valid for `expiration` seconds. */
    getReportEmbedding: ({ programId, reportId, type }: ReportAddress, signal?: AbortSignal) => {
      const query = { projectId: programId, reportId, type };
      return checked(
        http,
        call({ method: 'GET', path: '/Reports/GetPowerBiData', query }, signal),
        reportEmbeddingSchema,
      );
    },
    /** Gets the HTML of a view. */
    getView: (view: ViewQuestion, signal?: AbortSignal) => checked(http, viewRequest(view, signal), v.string()),
    /** Gets the version for the names of the views' scripts; null if there is none. */
    getViewVersion: async (signal?: AbortSignal) => {
      const request = {
        method: 'GET',
        path: '/version.manifest',
        isProgramRequired: false,
        responseType: 'text',
      } as const;
      try {
        const manifest = await checked(http, call(request, signal), v.optional(v.string(), ''));
        return manifest.slice(versionPrefixLength).trim() || null;
      } catch (error) {
        if (error instanceof ServiceError && error.status === 404) return null;
        throw error;
      }
    },
  };
}
