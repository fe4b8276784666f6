import { cutText } from '../../core/utilities/truncateAtWord.ts';

/** The sentence that the server gave for people, where the app's HTTP client put one on its error; otherwise null. */
export function serverMessageOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return null;
  const { serverMessage } = error;
  return typeof serverMessage === 'string' && serverMessage.trim() !== '' ? cutText(serverMessage.trim(), 300) : null;
}
