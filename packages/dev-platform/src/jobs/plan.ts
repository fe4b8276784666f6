import type { ImportResultRow } from './model.ts';

/** How a job goes. */
export interface JobPlan {
  readonly steps: number;
  readonly stepMs: number;
  readonly outcome: 'completed' | 'failed';
  /** Made up when absent. */
  readonly results?: readonly ImportResultRow[];
}

/** How it goes when nobody says otherwise: about seven seconds, and well. */
export const defaultPlan: JobPlan = { steps: 5, stepMs: 1000, outcome: 'completed' };
