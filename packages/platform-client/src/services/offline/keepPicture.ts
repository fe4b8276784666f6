import type { KeptAnswers } from '../../storage/keptAnswers.ts';

/**
 * Keeps the picture at an address for a time without a network. While the network is lost, returns the kept one; null if none is kept. The page
 * fetches it: the worker, which may call nobody but the app's own server, does not.
 */
export async function keepPicture(
  answers: Pick<KeptAnswers, 'find' | 'keep'>,
  address: string,
  isLost: boolean,
): Promise<Blob | null> {
  const key = `picture ${address}`;
  if (isLost) {
    const { answer } = (await answers.find(key)) ?? {};
    return answer instanceof Blob ? answer : null;
  }
  const response = await fetch(address);
  if (response.ok) await answers.keep(key, await response.blob());
  return null;
}
