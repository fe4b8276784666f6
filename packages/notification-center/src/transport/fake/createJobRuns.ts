import type { JobStatus } from '../../core/notification.ts';
import type { Environment } from '@gantry/base/environment';

/** The course of a job. */
export interface JobPlan {
  /** How many times it reports progress. */
  readonly steps: number;
  /** Time between two reports. */
  readonly stepMs: number;
  readonly outcome: 'completed' | 'failed';
}

/** Takes each step of a job. The percentage comes with steps on the way. */
export type ReportStep = (id: string, status: JobStatus, percentage?: number) => void;

/** Jobs on their way through their statuses. Whether a command is allowed is for the caller to say. */
export interface JobRuns {
  /** Runs a job that is enqueued. */
  readonly start: (id: string, plan: JobPlan) => void;
  /** Reports that it is retrying, and runs it again. A retry always completes. */
  readonly retry: (id: string, plan: JobPlan) => void;
  /** Reports that it is cancelling, and after a step that it is cancelled. */
  readonly cancel: (id: string, plan: JobPlan) => void;
  /** Stops every job where it is. */
  readonly stop: () => void;
}

/** Creates runs by a clock. */
export function createJobRuns({ setTimer }: Pick<Environment, 'setTimer'>, report: ReportStep): JobRuns {
  const waiting = new Map<string, () => void>();

  function later(id: string, { stepMs }: JobPlan, next: () => void) {
    waiting.get(id)?.();
    waiting.set(id, setTimer(next, stepMs));
  }

  function run(id: string, plan: JobPlan, status: 'running' | 'retrying', step: number) {
    later(id, plan, () => {
      if (step >= plan.steps) return report(id, plan.outcome);
      report(id, status, Math.round((100 * step) / plan.steps));
      run(id, plan, status, step + 1);
    });
  }

  return {
    start: (id, plan) => run(id, plan, 'running', 0),
    retry(id, plan) {
      report(id, 'retrying', 0);
      run(id, { ...plan, outcome: 'completed' }, 'retrying', 1);
    },
    cancel(id, plan) {
      report(id, 'cancelling');
      later(id, plan, () => report(id, 'cancelled'));
    },
    stop() {
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
