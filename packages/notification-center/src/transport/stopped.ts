/** What calls reject with that the stop of their notification center ended: nobody waits for them, so nobody is told. */
export const stopped = new Error(
  'The notification center was stopped, and its calls with it. After a start they can be made again.',
);
