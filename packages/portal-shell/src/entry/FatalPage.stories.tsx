import type { Theme } from '@gantry/ui-kit';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createPreferencesStore } from '../preferences/preferencesStore.ts';
import { preferencesKey } from '@gantry/platform-client/storage/stored';
import type { EntranceTrouble } from '@gantry/platform-client/auth/Entrance';
import type { ConfigurationProblem } from '../config/ConfigurationResult.ts';
import { askingPage } from './askingPage.ts';
import { configurationDetails } from './configurationDetails.ts';
import { failurePage, pageOf } from './entrancePages.ts';
import { expectationsIn } from './expectations.ts';
import { drawFatalPage, drawStatusPage, entryMessages, type FatalPage } from './FatalPage.ts';
import type { EntryMessages } from '../languages/en/entry.ts';

type Filled = (messages: EntryMessages, language: 'en' | 'ar') => FatalPage;

const unused = () => undefined;
const signOut = () => new Promise<never>(unused);

const signInFailure =
  (trouble: EntranceTrouble): Filled =>
  (messages) =>
    failurePage({ action: 'signIn', trouble }, messages, unused);

const problems: readonly ConfigurationProblem[] = [
  { key: 'services.monolith', expected: 'webAddress', isMissing: true },
  { key: 'flags.PUSH_NOTIFICATIONS', expected: 'boolean', isMissing: false },
  {
    key: 'catalog.fieldServiceOperations.sitesOfTheNorthernCorridor.displayName',
    expected: 'knownKey',
    isMissing: false,
  },
];

/** Each page as `main.ts` fills it. */
const pages = {
  configurationUnreachable: ({ tryAgain, configuration: { title, unreachable } }) =>
    pageOf(title, unreachable, tryAgain),
  configurationRefused: ({ tryAgain, configuration: { title, refused } }) => pageOf(title, refused('503'), tryAgain),
  configurationMalformed: ({ reload, configuration: { title, malformed } }) =>
    pageOf(title, malformed('Unexpected end of JSON input at position 1204'), reload),
  configurationWrong: ({ reload, configuration: { title, invalid } }, language) => ({
    ...pageOf(title, invalid, reload),
    details: configurationDetails(problems, expectationsIn(language)),
  }),
  signInUnreachable: signInFailure({ kind: 'unreachable' }),
  signInFailed: signInFailure({ kind: 'refused', code: 'invalid_scope' }),
  signInWithoutStorage: signInFailure({ kind: 'storage' }),
  signOutQuestion: (_, language) => askingPage(language, { kind: 'asking', unsent: [], signOut, stay: unused }, unused),
  applicationNotLoaded: ({ reload, application: { title, missing } }) => pageOf(title, missing, reload),
} satisfies Record<string, Filled>;

interface DrawnProps {
  readonly page: keyof typeof pages | 'loggingOut';
}

/** The language in the toolbar. */
const Language = createContext<'en' | 'ar'>('en');
const Dress = createContext<Theme>('light');

const onPress = fn();

/** Draws a page with the DOM only, as the portal does. */
function Drawn({ page }: DrawnProps) {
  const language = use(Language);
  const theme = use(Dress);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current === null) return undefined;
    const { title } = document;
    const sheets = [...document.adoptedStyleSheets];
    createPreferencesStore(localStorage, window).set({ language, theme });
    const messages = entryMessages();
    if (page === 'loggingOut') drawStatusPage(root.current, messages.loggingOut);
    else {
      const fill: Filled = pages[page];
      const { action, secondAction, ...rest } = fill(messages, language);
      drawFatalPage(root.current, {
        ...rest,
        action: { ...action, onPress },
        ...(secondAction && { secondAction: { ...secondAction, onPress } }),
      });
    }
    return () => {
      localStorage.removeItem(preferencesKey);
      document.adoptedStyleSheets = sheets;
      document.title = title;
    };
  }, [page, language, theme]);
  return <div ref={root} />;
}

const meta = preview.meta({
  title: 'Pages/Before the application',
  component: Drawn,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  decorators: [
    (Story, { globals }) => (
      <Language value={globals['language'] === 'arabic' ? 'ar' : 'en'}>
        {/* The toolbar offers the kit's themes and no others. */}
        <Dress value={globals['theme'] as Theme}>
          <Story />
        </Dress>
      </Language>
    ),
  ],
});

export const ConfigurationUnreachable = meta.story({
  args: { page: 'configurationUnreachable' },
  play: () => userEvent.tab(),
});
export const ConfigurationRefused = meta.story({ args: { page: 'configurationRefused' } });
export const ConfigurationMalformed = meta.story({ args: { page: 'configurationMalformed' } });
export const ConfigurationWrong = meta.story({ args: { page: 'configurationWrong' } });
export const SignInUnreachable = meta.story({ args: { page: 'signInUnreachable' } });
export const SignInFailed = meta.story({ args: { page: 'signInFailed' } });
export const SignInWithoutStorage = meta.story({ args: { page: 'signInWithoutStorage' } });
export const SignOutQuestion = meta.story({ args: { page: 'signOutQuestion' } });
export const ApplicationNotLoaded = meta.story({ args: { page: 'applicationNotLoaded' } });
export const LoggingOut = meta.story({ args: { page: 'loggingOut' } });
