/** The side on which a tooltip opens, relative to the text direction. The tooltip flips if it has no room. */
export type TooltipPlacement = 'top' | 'bottom' | 'start' | 'end';
