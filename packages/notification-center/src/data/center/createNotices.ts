import { cutText } from '../../core/utilities/shortenAtWord.ts';
import { stopped } from '../../transport/stopped.ts';
import type { NotificationMessages } from '../../messages/index.ts';
import type { NotificationCenterCallbacks, NotificationToast } from '../NotificationCenter.ts';
import type { Lifetime } from './createLifetime.ts';
import type { Texts } from './createTexts.ts';

/** Names one text of an error. */
export type ErrorText = keyof NotificationMessages['errors'];

/** What a center tells the person, by toasts, and the app, by its log. */
export interface Notices {
  readonly toast: (toast: NotificationToast) => void;
  /** Shows the toast of a failed call, unless `stop` ended it. */
  readonly fail: (text: ErrorText, error: unknown) => void;
  /** Shows the toast of a list that could not be loaded, once for lists that fail together; returns the list's own text. */
  readonly failLoading: (error: unknown) => string;
  /** Reports a failure that is tried again to `onProblem`. */
  readonly log: (message: string) => void;
}

/** Options of {@link createNotices}. */
export interface NoticesOptions {
  readonly callbacks: NotificationCenterCallbacks;
  readonly lifetime: Lifetime;
  readonly texts: Texts;
}

const togetherMs = 1000;

/** Makes the notices of one center. After `stop` they are silent. */
export function createNotices({ callbacks, lifetime, texts }: NoticesOptions): Notices {
  const { now } = lifetime.environment;
  let lastLoadingFailure = Number.NEGATIVE_INFINITY;

  const toast = (shown: NotificationToast) => {
    if (!lifetime.isOver()) callbacks.toast?.(shown);
  };
  const failWith = (title: string, error: unknown) => {
    if (error !== stopped) toast({ tone: 'danger', title });
  };
  return {
    toast,
    fail: (text, error) => failWith(texts.messages.get().errors[text], error),
    failLoading(error) {
      const { loading } = texts.messages.get().errors;
      if (now() - lastLoadingFailure > togetherMs) failWith(textForPeople(error) ?? loading, error);
      lastLoadingFailure = now();
      return loading;
    },
    log: (message) => callbacks.onProblem?.({ id: null, fields: [], message }),
  };
}

/** The sentence for people that the server sent, if the app's HTTP client put one on its error. */
function textForPeople(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return null;
  const { serverMessage } = error;
  return typeof serverMessage === 'string' && serverMessage.trim() !== '' ? cutText(serverMessage.trim(), 300) : null;
}
