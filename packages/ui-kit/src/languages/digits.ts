/** The zeros of the digits that people type besides Western ones: Arabic, Persian and Urdu, Hindi, Bengali, full width. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xff10];

/** Writes a text in Western digits, without the invisible marks that decide its direction. */
export const plainDigits = (text: string): string =>
  text.replace(/\p{Cf}/gu, '').replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((one) => code >= one && code < one + 10);
    return zero === undefined ? digit : String(code - zero);
  });

/**
 * The name that `Intl` has for the digits of a text.
 * A text without any counts as Western.
 */
export const digitsOf = (text: string): 'arab' | 'arabext' | 'latn' =>
  /[\u0660-\u0669]/.test(text) ? 'arab' : /[\u06F0-\u06F9]/.test(text) ? 'arabext' : 'latn';
