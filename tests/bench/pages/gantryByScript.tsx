import './support/gantryList.tsx';

/** Gantry as its packages are by default: a script writes the styles when they are first used. */
