import { describe, expect, test } from 'vitest';
import { startMessages as arabic } from '../../languages/ar/start.ts';
import { startMessages as english } from '../../languages/en/start.ts';
import { maintenanceWindow } from './maintenanceWindow.ts';

describe('the maintenance window', () => {
  const window = { from: '2024-10-25T17:00:00-05:00', until: '2024-10-28T06:00:00-05:00' };

  test.each([
    ['en-US', english.errors.maintenance],
    ['ar-AE', arabic.errors.maintenance],
  ])('the default window gives the default text in %s', (locale, messages) => {
    expect(maintenanceWindow(window, messages, locale)).toBe(messages.defaultWindow);
    expect(maintenanceWindow(undefined, messages, locale)).toBe(messages.defaultWindow);
  });

  test('omits minutes on the hour', () => {
    const other = { from: '2026-03-02T15:30:00Z', until: '2026-03-02T18:00:00Z' };
    expect(maintenanceWindow(other, english.errors.maintenance, 'en-US')).toBe(
      'From Monday 2 Mar 9:30 AM CT until Monday 2 Mar 12 PM CT',
    );
  });
});
