/** A picture for stories and tests: a mast before hills. It is small enough for a source file. */
export const samplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 72 72"><rect width="72" height="72" fill="#c9d6ea"/><path d="M0 54 22 34l14 12 16-18 20 22v22H0z" fill="#5b7397"/><path d="M35 16h2v40h-2zM30 24h12v2H30zM32 32h8v2h-8z" fill="#28313f"/></svg>',
)}`;

// The smallest possible PNG: one pixel.
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A file that a person can choose as their picture. */
export const samplePng = new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'face.png', {
  type: 'image/png',
});
