import { randomUUID } from 'node:crypto';
import { moduleIds } from '@gantry/portal-shell/contracts';
import type { Service } from '../../http/context.ts';
import { servicePaths } from '../../http/serviceNames.ts';
import { workPackagesOf } from '../../seed/workPackages.ts';
import type { State } from '../../state/index.ts';
import { permittedProgram, type ServiceRequest } from '../permittedProgram.ts';
import { readBody, refuse } from '../request.ts';
import { createTusUploads } from '../tusUploads.ts';
import { personIds, reportErrors, reportSchema, reportTexts } from './fieldReportRules.ts';

/** As many as a person reads before typing on. */
const mostFound = 50;

/** Adds the calls of the daily field report: what its fields offer, its photos by tus, and the reports that were sent. */
export function addFieldReportRoutes(service: Service, { fieldReports, fieldPhotos }: State): void {
  const programOf = (context: ServiceRequest) => permittedProgram(context, moduleIds.DFR);
  const photoOf = (user: string, key: string) => `${user}/${key}`;

  service.get('/fieldreports/api/WorkPackages', (context) => {
    const words = (context.req.query('search') ?? '').toLowerCase();
    const found = workPackagesOf(programOf(context)).filter(({ label }) => label.toLowerCase().includes(words));
    return context.json(found.slice(0, mostFound));
  });

  service.get('/fieldreports/api/People', (context) => {
    programOf(context);
    return context.json([...personIds].map(([id, label]) => ({ id, label })));
  });

  const photosPath = '/fieldreports/api/Photos';
  const takePhoto = createTusUploads(servicePaths.base + photosPath, ({ account, metadata, bytes }) => {
    if (!(metadata['filetype'] ?? '').startsWith('image/')) return refuse(400, 'Only pictures go with a report.');
    fieldPhotos.add(photoOf(account.userName, metadata['key'] ?? ''));
    return { bytes: bytes.length };
  });
  service.post(photosPath, takePhoto);
  service.all(`${photosPath}/:id`, takePhoto);

  service.get('/fieldreports/api/Reports', (context) => {
    const program = programOf(context);
    return context.json(fieldReports.filter((report) => report.program === program).toReversed());
  });

  service.post('/fieldreports/api/Reports', async (context) => {
    const program = programOf(context);
    const report = await readBody(context, reportSchema);
    const { userName, completeName } = context.var.account;
    const packages = workPackagesOf(program);
    const language = context.req.query('language') === 'ar' ? 'ar' : 'en';
    const texts = reportTexts[language];
    const refuseReport = (detail: string, errors: object = {}) =>
      context.json({ title: 'Unprocessable Content', status: 422, detail, errors }, 422, {
        'content-type': 'application/problem+json',
      });

    const errors = reportErrors(
      report,
      {
        completeName,
        packages,
        hasPhoto: (key) => fieldPhotos.has(photoOf(userName, key)),
        // The clock is ahead by 14 hours in the zone that is furthest east.
        latestDay: new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10),
      },
      language,
    );
    if (Object.keys(errors).length > 0) return refuseReport(texts.detail, errors);
    const { date, workPackage: id, crewSize, photos } = report;
    const isSent = fieldReports.some(
      (sent) => sent.program === program && sent.date === date && sent.workPackage.id === id,
    );
    if (isSent) return refuseReport(texts.again(id));
    const sent = {
      id: randomUUID(),
      program,
      date,
      workPackage: packages.find((one) => one.id === id) ?? { id, label: id },
      crewSize: crewSize ?? 0,
      photoCount: photos.length,
      sentBy: completeName,
      sentAt: new Date().toISOString(),
    };
    fieldReports.push(sent);
    return context.json(sent);
  });
}
