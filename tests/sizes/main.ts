// npm run sizes: what each part weighs, from what was built; ends with code 1 where something weighs too much.
import { measureComponents } from './components.ts';
import { measureNotificationCenter } from './notificationCenter.ts';
import { measurePortal } from './portal.ts';
import { report } from './report.ts';

const measured = [await measureComponents(), await measureNotificationCenter(), measurePortal()];
const problems = measured.flatMap(report);
console.log(problems.length === 0 ? '\nAll sizes are within their budgets.' : '');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
