import type { Theme } from '@gantry/ui-kit';
import { createContext, use, useLayoutEffect, useRef } from 'react';
import { fn, userEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { createPreferencesStore } from '../preferences/preferencesStore.ts';
import { preferencesKey } from '@gantry/platform-client/storage/stored';
import type { EntranceTrouble } from '@gantry/platform-client/auth/Entrance';
import { askingPage } from './askingPage.ts';
import { failurePage } from './entrancePages.ts';
import { drawFatalPage, drawStatusPage, entryMessages, type FatalPage } from './FatalPage.ts';
import { expectationMessages as arabic } from '../languages/ar/expectations.ts';
import { entryMessages as english, type EntryMessages } from '../languages/en/entry.ts';
import { expectationMessages } from '../languages/en/expectations.ts';

/** A page with the labels of its buttons. */
type Page = Omit<FatalPage, 'action' | 'secondAction'> & { readonly action: string; readonly secondAction?: string };

const signInFailure =
  (trouble: EntranceTrouble) =>
  (messages: EntryMessages): Page => {
    const page = failurePage({ action: 'signIn', trouble }, messages, () => undefined);
    return { title: page.title, description: page.description, action: page.action.label };
  };

const unused = () => undefined;
const signOut = () => new Promise<never>(unused);

/** Each page as `main.ts` fills it. */
const pages = {
  configurationUnreachable: ({ tryAgain, configuration: { title, unreachable } }) => ({
    title,
    description: unreachable,
    action: tryAgain,
  }),
  configurationRefused: ({ tryAgain, configuration: { title, refused } }) => ({
    title,
    description: refused('503'),
    action: tryAgain,
  }),
  configurationMalformed: ({ reload, configuration: { title, malformed } }) => ({
    title,
    description: malformed('Unexpected end of JSON input at position 1204'),
    action: reload,
  }),
  configurationWrong: ({ reload, configuration }) => {
    const { title, invalid } = configuration;
    const expectations = configuration === english.configuration ? expectationMessages : arabic;
    const { missing, wrong, unknown } = expectations.problem;
    return {
      title,
      description: invalid,
      details: [
        { name: 'services.monolith', text: missing(expectations.webAddress) },
        { name: 'flags.PUSH_NOTIFICATIONS', text: wrong(expectations.boolean) },
        { name: 'catalog.fieldServiceOperations.sitesOfTheNorthernCorridor.displayName', text: unknown },
      ],
      action: reload,
    };
  },
  signInUnreachable: signInFailure({ kind: 'unreachable' }),
  signInFailed: signInFailure({ kind: 'refused', code: 'invalid_scope' }),
  signInWithoutStorage: signInFailure({ kind: 'storage' }),
  signOutQuestion: ({ configuration }) => {
    const language = configuration === english.configuration ? 'en' : 'ar';
    const page = askingPage(language, { kind: 'asking', unsent: [], signOut, stay: unused }, unused);
    return { ...page, action: page.action.label, secondAction: page.secondAction?.label ?? '' };
  },
  applicationNotLoaded: ({ reload, application: { title, missing } }) => ({
    title,
    description: missing,
    action: reload,
  }),
} satisfies Record<string, (messages: EntryMessages) => Page>;

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
      const { action, secondAction, ...rest }: Page = pages[page](messages);
      drawFatalPage(root.current, {
        ...rest,
        action: { label: action, onPress },
        ...(secondAction !== undefined && { secondAction: { label: secondAction, onPress } }),
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
