/** The messages of the page that is shown if the application cannot be loaded. The script inside the page has them too. */
export const loadFailureMessages = {
  title: 'The portal could not be loaded',
  unreachable: 'The server does not answer. Check the connection, then reload the page.',
  missing: 'The server did not send a part of it. Reload the page; contact support if it happens once more.',
  failed: 'An error stopped it. Reload the page; contact support if it happens once more.',
  reload: 'Reload the page',
};

export type LoadFailureMessages = typeof loadFailureMessages;
