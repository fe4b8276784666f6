import { describe, expect, test } from 'vitest';
import { startMessages as messages } from './en/start.ts';

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
    [messages.errors.server.title, 'Internal server error'],
    [messages.errors.server.description, 'The operation you tried did not succeed'],
    [messages.errors.sessionExpired.title, 'Session Expired'],
    [messages.errors.sessionExpired.description, 'Your session has expired. Please login again.'],
    [messages.errors.unauthorized.description, 'Access to this resource is denied'],
    [messages.errors.notAuthorized.title, 'Not Authorized!'],
    [messages.errors.maintenance.description, "We'll be back shortly"],
    [messages.errors.permissions, 'An error occurred, please try again.'],
    [messages.errors.rendering, 'Sorry, something went wrong.'],
    [messages.errors.somethingWrong, 'Something went wrong'],
    [messages.errors.unexpected, 'An unexpected error occurred, please try refreshing the page.'],
    [messages.modules.loadError, 'An error occurred loading the module, please refresh the page.'],
  ])('%s', (text, standing) => expect(text).toBe(standing));
});
