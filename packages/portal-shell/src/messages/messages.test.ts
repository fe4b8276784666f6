import { describe, expect, test } from 'vitest';
import { arabic } from './arabic.ts';
import { english } from './english.ts';

const messages = english();

describe('the texts people know, word for word', () => {
  test.each([
    [messages.home.greeting('Avery Stone'), 'Hi Avery Stone, Welcome!'],
    [messages.apps.greeting('Avery Stone'), 'Hi Avery Stone, these are all the apps available for you!'],
    [messages.programs.chooseToContinue, 'Please select a program to continue'],
    [messages.dashboards.select, 'Please select a Dashboard'],
    [
      messages.dashboards.none,
      'Seems like you do not have any dashboard for this program, try switching to another one.',
    ],
    [messages.navigation.loadError, 'An error occurred loading the menu, please try again.'],
    [messages.search.empty, 'Please, type something to search'],
    [messages.search.failed, 'An error occurred, please try again'],
    [messages.logout.inProgress, 'Logging out, please wait...'],
    [messages.errors.notFound.description, 'Sorry, the page you were looking for does not exist'],
    [messages.errors.server.description, 'The operation you tried did not succeed'],
    [messages.errors.sessionExpired.description, 'Your session has expired. Please login again.'],
    [messages.errors.unauthorized.description, 'Access to this resource is denied'],
    [messages.errors.notAuthorized.title, 'Not Authorized!'],
    [messages.errors.maintenance.description, "We'll be back shortly"],
    [messages.errors.permissions, 'An error occurred, please try again.'],
    [messages.errors.rendering, 'Sorry, something went wrong.'],
    [messages.errors.unexpected, 'An unexpected error occurred, please try refreshing the page.'],
    [messages.modules.loadError, 'An error occurred loading the module, please refresh the page.'],
  ])('%s', (text, standing) => {
    expect(text).toBe(standing);
  });
});

describe("the server's message follows the toast's own", () => {
  test.each([
    [null, 'Image Upload Failed'],
    ['', 'Image Upload Failed'],
    ['The file is too large', 'Image Upload Failed - The file is too large'],
  ])('%s', (serverMessage, text) => {
    expect(messages.account.uploadFailed(serverMessage)).toBe(text);
  });
});

describe('the maintenance window', () => {
  const from = new Date('2024-10-25T17:00:00-05:00');
  const until = new Date('2024-10-28T06:00:00-05:00');

  test('the default window gives the default text', () => {
    expect(messages.errors.maintenance.window(from, until)).toBe(messages.errors.maintenance.defaultWindow);
    const translated = arabic('ar-AE').errors.maintenance;
    expect(translated.window(from, until)).toBe(translated.defaultWindow);
  });

  test('omits minutes on the hour', () => {
    expect(messages.errors.maintenance.window(new Date('2026-03-02T15:30:00Z'), new Date('2026-03-02T18:00:00Z'))).toBe(
      'From Monday 2 Mar 9:30 AM CT until Monday 2 Mar 12 PM CT',
    );
  });
});
