// Runs before each file of tests in a world without fonts: nothing is measured before those of the kit have arrived.
import '@gantry/ui-kit/fonts.css';

// The fallbacks are fonts of the system, which has none.
const fonts = [...document.fonts].filter(({ family }) => !family.includes('Fallback'));
await Promise.all(fonts.map((font) => font.load()));
