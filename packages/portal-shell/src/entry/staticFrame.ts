/**
 * The agreement about the static frame: the build draws it into a file for each language, and the script in the page shows it to someone
 * with a session until the application is drawn.
 */

/** When a part of the frame is shown. A part without a condition is always shown. */
export type FrameCondition = 'home' | 'otherScreen' | 'wideMenu' | 'narrowMenu';

/** The properties of a part with a condition. */
export const shownWhen = (condition: FrameCondition) => ({ 'data-when': condition });

/** Finds the parts with a condition. */
export const conditionalParts = '[data-when]';

/** Finds the frame in its file. */
export const frameSelector = '[data-gantry-frame]';

/** The properties of the frame, with the text in place of the name of a program while none is selected. */
export const frameProps = (selectProgram: string) => ({ 'data-gantry-frame': selectProgram });

/** Marks the text of the frame's styles in its file. A style element there would be refused by the policy of the page that fetches it. */
export const frameStylesAttribute = 'data-styles';

/** Stands for the name of the program, which the build does not know. */
export const programPlaceholder = '{program}';

/** Stands for the name of the person. */
export const personPlaceholder = '{person}';
