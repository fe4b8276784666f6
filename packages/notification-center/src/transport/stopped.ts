/** The reason of calls that `stop` cancelled. No toast and no log reports it. */
export const stopped = new Error(
  'The notification center was stopped, which cancelled this call. It can be made again after the next start.',
);
