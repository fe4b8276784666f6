/** How far down the page the top bar reaches, for what begins below it. Zero where there is no `TopBar`, which sets it. */
export const barEnd = 'var(--gantry-bar-end, 0px)';
