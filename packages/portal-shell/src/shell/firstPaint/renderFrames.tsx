/** What the build runs to draw the static frame. It is no part of the application. */
import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames, type Language } from '../../messages/index.ts';
import { StaticFrame } from './StaticFrame.tsx';

const languages = Object.keys(languageNames) as readonly Language[]; // The table has a name for each language.

/** Renders the static frame in each language. */
export const renderFrames = (): ReadonlyMap<Language, string> =>
  new Map(languages.map((language) => [language, renderToStaticMarkup(<StaticFrame language={language} />)]));
