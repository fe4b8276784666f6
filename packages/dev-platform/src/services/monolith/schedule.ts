import * as v from 'valibot';
import type { Service } from '../../http/context.ts';
import { permissionsOf } from '../../seed/permissions.ts';
import { scheduleJobsOf } from '../../seed/scheduleJobs.ts';
import type { ScheduleJob } from '../../seed/scheduleJobs.ts';
import type { State } from '../../state/index.ts';
import { readBody, refuse } from '../request.ts';

const noteSchema = v.object({ note: v.pipe(v.string(), v.maxLength(2000, 'A note has up to 2000 characters.')) });

/** Adds the calls of the Schedule's view: the jobs of the program in the header, and the note of a job. */
export function addScheduleRoutes(service: Service, { scheduleNotes }: State): void {
  const jobsOf = (userName: string, program: string | null): ScheduleJob[] => {
    const { moduleIds, programIds } = permissionsOf(userName);
    if (program === null) return refuse(400, 'The request needs the Program header.');
    if (!moduleIds.has(21) || !programIds.has(program)) return refuse(403, 'You have no Schedule in this program.');
    return scheduleJobsOf(program, new Date());
  };

  const withNote = (program: string | null, job: ScheduleJob): ScheduleJob => ({
    ...job,
    note: scheduleNotes.get(`${program ?? ''}/${job.jobSid}`) ?? job.note,
  });

  service.get('/api/Schedule/Jobs', (context) => {
    const { account, program } = context.var;
    return context.json(jobsOf(account.userName, program).map((job) => withNote(program, job)));
  });

  service.get('/api/Schedule/Jobs/:jobSid', (context) => {
    const { account, program } = context.var;
    const job = jobsOf(account.userName, program).find(({ jobSid }) => jobSid === context.req.param('jobSid'));
    return job ? context.json(withNote(program, job)) : refuse(404, 'This program has no such job.');
  });

  service.put('/api/Schedule/Jobs/:jobSid/Note', async (context) => {
    const { account, program } = context.var;
    const job = jobsOf(account.userName, program).find(({ jobSid }) => jobSid === context.req.param('jobSid'));
    if (!job) return refuse(404, 'This program has no such job.');
    const { note } = await readBody(context, noteSchema);
    scheduleNotes.set(`${program ?? ''}/${job.jobSid}`, note);
    return context.json({ ...job, note });
  });
}
