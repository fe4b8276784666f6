import type { Page } from '@playwright/test';

/** Lines of development builds. The examples are compiled as such, which takes a tenth of the time. */
const advice = /^Angular is running in development mode\.$|React DevTools/;

/** Collects everything that the page writes to the console from now on, and its errors. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => {
    if (!advice.test(message.text())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  return complaints;
}
