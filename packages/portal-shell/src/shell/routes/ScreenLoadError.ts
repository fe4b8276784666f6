/** The code of a screen could not be loaded: there is no connection, or a new build has replaced it. */
export class ScreenLoadError extends Error {
  override readonly name = 'ScreenLoadError';
  constructor(cause: unknown) {
    super('A part of the portal could not be loaded, so its screen cannot be shown. Reload the page.', { cause });
  }
}

/** Loads the code of a screen. Rejects with {@link ScreenLoadError}. */
export async function loadScreen<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  try {
    return await load();
  } catch (error) {
    throw new ScreenLoadError(error);
  }
}
