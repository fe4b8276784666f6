const inset = (side: string) => `env(safe-area-inset-${side})`;

/** The room that a notch, rounded corners and the bar of the home gesture take from the edges of the window. Elsewhere it is zero. */
export const safeArea = {
  top: inset('top'),
  bottom: inset('bottom'),
  /** The larger of both sides, which a phone makes equal: so it fits both directions. */
  inline: `max(${inset('left')}, ${inset('right')})`,
} as const;
