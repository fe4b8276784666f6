/** What each shell shows: the same places in its menu and as tiles. */
export const places = Array.from({ length: 40 }, (_, index) => ({
  path: `/place-${index + 1}`,
  name: `Place ${index + 1}`,
}));
