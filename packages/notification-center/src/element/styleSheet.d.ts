/** A style sheet, which the build of the elements adopts into the document. */
declare module '*.css';
