import type { ImportResultRow } from './model.ts';

/** The course of a job. */
export interface JobPlan {
  readonly steps: number;
  readonly stepMs: number;
  readonly outcome: 'completed' | 'failed';
  /** The platform makes them up if they are absent. */
  readonly results?: readonly ImportResultRow[];
}

/** The default course: success after about seven seconds. */
export const defaultPlan: JobPlan = { steps: 5, stepMs: 1000, outcome: 'completed' };
