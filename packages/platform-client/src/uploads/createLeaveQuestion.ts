import type { Upload } from './Upload.ts';

/**
 * Has the browser ask before a page is left while files are on their way that would end with it. Browsers choose the words.
 *
 * @param isWanted false once the session is over: the page leaves for the sign-in then
 */
export function createLeaveQuestion(isWanted: () => boolean): (upload: Upload) => void {
  const going = new Set<Upload>();
  const ask = (event: BeforeUnloadEvent) => {
    if (isWanted()) event.preventDefault();
  };
  return (upload) => {
    const look = () => {
      const { phase } = upload.state.get();
      const isOnItsWay = phase === 'waiting' || phase === 'sending' || phase === 'paused';
      if (isOnItsWay && upload.isKept.get() !== true) going.add(upload);
      else going.delete(upload);
      // A page that may ask does not enter the back-forward cache.
      if (going.size > 0) window.addEventListener('beforeunload', ask);
      else window.removeEventListener('beforeunload', ask);
    };
    look();
    upload.state.subscribe(look);
    upload.isKept.subscribe(look);
  };
}
