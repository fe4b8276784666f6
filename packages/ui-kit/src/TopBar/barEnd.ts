/**
 * The distance from the top of the window to the end of the top bar, for elements below it. `TopBar` sets it; without
 * one it is zero.
 */
export const barEnd = 'var(--gantry-bar-end, 0px)';
