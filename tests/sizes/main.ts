// npm test -- --only sizes: measures the built packages and the portal. It ends with code 1 if a part exceeds its budget.
import { measureComponents } from './components.ts';
import { measureElement } from './element.ts';
import { measureModule } from './module.ts';
import { measureNotificationCenter } from './notificationCenter.ts';
import { measureHome, measurePortal } from './portal.ts';
import { report } from './report.ts';

const measured = [
  await measureComponents(),
  await measureNotificationCenter(),
  measureElement(),
  await measureModule(),
  measurePortal(),
  measureHome(),
];
const problems = measured.flatMap(report);
console.log(problems.length === 0 ? '\nAll sizes are within their budgets.' : '');
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
