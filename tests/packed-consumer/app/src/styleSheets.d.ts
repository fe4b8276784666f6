/** The bundler reads style sheets. */
declare module '*.css';
