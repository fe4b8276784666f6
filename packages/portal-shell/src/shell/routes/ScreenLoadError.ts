/** The code of a screen could not be fetched: there is no connection, or a newer build has replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  constructor(cause: unknown) {
    super('A part of the portal could not be loaded. Check the connection, then reload the page.', { cause });
  }
}
