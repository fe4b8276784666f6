import { findSeededProgram } from './programs.ts';
import { createRandom } from './random.ts';
import { crewOf, personOf, siteOf } from './words.ts';

/** A construction job of the Schedule. */
export interface ScheduleJob {
  /** The job's number. It is part of its address: /apps/projectManagement/10001. */
  readonly jobSid: string;
  readonly site: string;
  readonly milestone: 'Site walk' | 'Permit' | 'Construction' | 'Integration' | 'Acceptance';
  readonly status: 'Planned' | 'In progress' | 'Blocked' | 'Done';
  readonly crew: string;
  readonly manager: string;
  /** Days as in 2026-04-17. */
  readonly plannedStart: string;
  readonly plannedFinish: string;
  readonly note: string;
}

const jobsPerProgram = 40;
const notes = [
  '',
  '',
  'The gate code changes on the first of the month.',
  'Crane only on weekdays between 9 AM and 3 PM, as the school beside the site asks.',
  'Landlord wants to be called a day before.',
] as const;

/** The jobs of a program, planned around the day of `now`; an empty list if there is no such program. */
export function scheduleJobsOf(programId: string, now: Date): ScheduleJob[] {
  const program = findSeededProgram(programId);
  if (!program) return [];
  const random = createRandom(`schedule of ${programId}`);
  return Array.from({ length: jobsPerProgram }, (_, index) => {
    const start = random.integer(-60, 90);
    return {
      jobSid: String(10_001 + index),
      site: siteOf(random, program.region),
      milestone: random.pick(['Site walk', 'Permit', 'Construction', 'Integration', 'Acceptance']),
      status: start > 0 ? 'Planned' : random.pick(['In progress', 'Blocked', 'Done']),
      crew: crewOf(random),
      manager: personOf(random),
      plannedStart: dayAfter(now, start),
      plannedFinish: dayAfter(now, start + random.integer(3, 45)),
      note: random.pick(notes),
    };
  });
}

function dayAfter(now: Date, days: number): string {
  return new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
}
