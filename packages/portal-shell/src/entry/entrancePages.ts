/** The pages about errors of the configuration, of sign-in and of sign-out. */
import type { Entrance, EntranceTrouble } from '@gantry/platform-client/auth/Entrance';
import type { ConfigurationResult } from '../config/ConfigurationResult.ts';
import { drawFatalPage, entryMessages, preferences, type FatalPage } from './FatalPage.ts';
import type { EntryMessages } from '../languages/en/entry.ts';
import type { ExpectationMessages } from '../languages/en/expectations.ts';

/** A page with one action. */
export const pageOf = (
  title: string,
  description: string,
  label: string,
  onPress = () => location.reload(),
): FatalPage => ({ title, description, action: { label, onPress } });

/** The page if a sign-on proxy in front of the portal asks for a sign-in. Loading the page again leads there. */
export const proxySignInPage = ({ configuration: { title }, proxySignIn, signInAgain }: EntryMessages): FatalPage =>
  pageOf(title, proxySignIn, signInAgain);

/** The page for an invalid or missing configuration. */
export async function configurationPage(
  result: Exclude<ConfigurationResult, { kind: 'loaded' }>,
  messages: EntryMessages,
  loadExpectations: () => Promise<ExpectationMessages>,
): Promise<FatalPage> {
  const { configuration, reload, tryAgain } = messages;
  const { title, unreachable, refused, malformed, invalid } = configuration;
  if (result.kind === 'signedOut') return proxySignInPage(messages);
  if (result.kind === 'unreachable')
    return pageOf(title, result.status === null ? unreachable : refused(String(result.status)), tryAgain);
  if (result.kind === 'malformed') return pageOf(title, malformed(result.reason), reload);
  // Few visits need the names of the wrong keys.
  const [{ configurationDetails }, expectations] = await Promise.all([
    import('./configurationDetails.ts'),
    loadExpectations(),
  ]);
  return { ...pageOf(title, invalid, reload), details: configurationDetails(result.problems, expectations) };
}

/** The sentence for an error at sign-in. It names the cause. */
function troubleText(trouble: EntranceTrouble, { signIn: { troubles } }: EntryMessages): string {
  switch (trouble.kind) {
    case 'policy':
      return troubles.policy(trouble.address);
    case 'refused':
      return troubles.refused(trouble.code);
    case 'metadata':
      return troubles.metadata(trouble.property);
    case 'idToken':
      return troubles.idToken(trouble.claim);
    case 'missingClaim':
      return troubles.missingClaim(trouble.claim);
    case 'forgotten':
      return troubles.ended;
    default:
      return troubles[trouble.kind];
  }
}

/** The page for a failed sign-in or sign-out. */
export function failurePage(
  { action, trouble }: Pick<Extract<Entrance, { kind: 'failed' }>, 'action' | 'trouble'>,
  messages: EntryMessages,
  onRetry: () => void,
): FatalPage {
  const { signIn, signOut, tryAgain } = messages;
  const isUnreachable = trouble.kind === 'unreachable';
  const text = troubleText(trouble, messages);
  if (action === 'signOut') return pageOf(signOut.title, isUnreachable ? signOut.unreachable : text, tryAgain, onRetry);
  const title = isUnreachable ? signIn.unreachableTitle : signIn.title;
  const needsWindow = trouble.kind === 'storage' || trouble.kind === 'windowBlocked';
  return pageOf(title, text, needsWindow ? signIn.inWindow : tryAgain, onRetry);
}

/**
 * Draws the page of a visit that does not show the application.
 *
 * @param goOn is called with the result of the person's action
 */
export async function drawEntrance(
  root: HTMLElement,
  entrance: Exclude<Entrance, { kind: 'application' | 'leaving' }>,
  goOn: (next: Promise<Entrance>) => void,
): Promise<void> {
  const messages = entryMessages();
  const { signOut } = messages;
  switch (entrance.kind) {
    case 'failed':
      console.warn('Sign-in or sign-out did not succeed.', entrance.reason);
      drawFatalPage(
        root,
        failurePage(entrance, messages, () => goOn(entrance.retry())),
      );
      break;
    case 'asking': {
      // Few visits need it.
      const { askingPage } = await import('./askingPage.ts');
      drawFatalPage(root, askingPage(preferences().language, entrance, goOn));
      break;
    }
    case 'signedOutHere':
      drawFatalPage(root, pageOf(signOut.hereTitle, signOut.here, signOut.signIn, entrance.signIn));
      break;
  }
}
