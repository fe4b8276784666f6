/** What the build runs to draw the static frame. It is no part of the application. */
import { renderToStaticMarkup } from 'react-dom/server';
import { languageNames, loadTexts, type Language } from '../../messages/index.ts';
import { StaticFrame } from './StaticFrame.tsx';

const languages = Object.keys(languageNames) as readonly Language[]; // The table has a name for each language.

/** Renders the static frame in each language. */
export async function renderFrames(): Promise<ReadonlyMap<Language, string>> {
  await Promise.all(languages.map(loadTexts));
  return new Map(languages.map((language) => [language, renderToStaticMarkup(<StaticFrame language={language} />)]));
}
