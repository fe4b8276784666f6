/**
 * The distance from the top of the window to the end of the top bar and of its banners, for elements below them. `TopBar`
 * sets it; without one it is zero.
 */
export const barEnd = 'var(--gantry-bar-end, 0px)';
