import { moduleIds } from '@gantry/portal-shell/contracts';
import * as v from 'valibot';
import type { Service } from '../../http/context.ts';
import { scheduleJobsOf } from '../../seed/scheduleJobs.ts';
import type { ScheduleJob } from '../../seed/scheduleJobs.ts';
import type { State } from '../../state/index.ts';
import { permittedProgram, type ServiceRequest } from '../permittedProgram.ts';
import { readBody, refuse } from '../request.ts';

const noteSchema = v.object({ note: v.pipe(v.string(), v.maxLength(2000, 'A note has up to 2000 characters.')) });

/** Adds the calls of the Schedule's view: the jobs of the program in the header, and the note of a job. */
export function addScheduleRoutes(service: Service, { scheduleNotes }: State): void {
  const noteKey = (context: ServiceRequest, jobSid: string) => `${context.var.program ?? ''}/${jobSid}`;

  const jobsOf = (context: ServiceRequest): ScheduleJob[] =>
    scheduleJobsOf(permittedProgram(context, moduleIds.PM), new Date()).map((job) => ({
      ...job,
      note: scheduleNotes.get(noteKey(context, job.jobSid)) ?? job.note,
    }));

  const jobOf = (context: ServiceRequest): ScheduleJob =>
    jobsOf(context).find(({ jobSid }) => jobSid === context.req.param('jobSid')) ??
    refuse(404, 'This program has no such job.');

  service.get('/api/Schedule/Jobs', (context) => context.json(jobsOf(context)));

  service.get('/api/Schedule/Jobs/:jobSid', (context) => context.json(jobOf(context)));

  service.put('/api/Schedule/Jobs/:jobSid/Note', async (context) => {
    const job = jobOf(context);
    const { note } = await readBody(context, noteSchema);
    scheduleNotes.set(noteKey(context, job.jobSid), note);
    return context.json({ ...job, note });
  });
}
