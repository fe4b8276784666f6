import { isRecord } from '@gantry/base/values';
import { cutText } from '../../core/utilities/shortenAtWord.ts';
import { stopped } from '../../transport/stopped.ts';
import type { NotificationToast } from '../NotificationCenterOptions.ts';
import type { CenterParts, ErrorText, Notices } from './CenterParts.ts';

/** An error whose message may be logged: it holds no data but an origin. */
export class ExplainedError extends Error {}

const togetherMs = 1000;

/** Creates the notices of one center. After `stop` they are silent. */
export function createNotices({
  options,
  lifetime,
  texts,
}: Pick<CenterParts, 'options' | 'lifetime' | 'texts'>): Notices {
  const { callbacks } = options;
  const { now } = lifetime.environment;
  let lastLoadingFailure = Number.NEGATIVE_INFINITY;

  const toast = (shown: NotificationToast) => {
    if (!lifetime.isOver()) callbacks.toast?.(shown);
  };
  const log = (message: string, cause?: unknown, id: string | null = null) => {
    if (cause !== stopped) callbacks.onProblem?.({ id, fields: [], message, ...(cause !== undefined && { cause }) });
  };
  const failWith = (title: string, text: ErrorText, error: unknown, id?: string, again?: () => void) => {
    if (error === stopped) return;
    const { tryAgain } = texts.messages.get().jobs;
    toast({
      tone: 'danger',
      title,
      ...(text === 'loading' && { isOfLists: true }),
      ...(again && { action: { label: tryAgain, onPress: again } }),
    });
    // The message of a foreign error may hold what is private.
    log(error instanceof ExplainedError ? error.message : `The action ${text} failed.`, error, id);
  };
  return {
    toast,
    fail: (text, ...failure) => failWith(texts.messages.get().errors[text], text, ...failure),
    failLoading(error) {
      const { loading } = texts.messages.get().errors;
      if (now() - lastLoadingFailure > togetherMs) failWith(textForPeople(error) ?? loading, 'loading', error);
      lastLoadingFailure = now();
      return loading;
    },
    log,
  };
}

/** The sentence for people that the server sent, if the app's HTTP client put one on its error. */
function textForPeople(error: unknown): string | null {
  const serverMessage = isRecord(error) ? error['serverMessage'] : null;
  return typeof serverMessage === 'string' && serverMessage.trim() !== '' ? cutText(serverMessage.trim(), 300) : null;
}
