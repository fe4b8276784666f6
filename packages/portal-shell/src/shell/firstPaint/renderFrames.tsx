/** What the build runs to draw the static frame. It is no part of the application. */
import { renderToStaticMarkup } from 'react-dom/server';
import { languageTags, loadMessages, type Language } from '../../languages/index.ts';
import { StaticFrame } from './StaticFrame.tsx';

/** Renders the static frame in each language. */
export async function renderFrames(): Promise<ReadonlyMap<Language, string>> {
  await Promise.all(languageTags.map(loadMessages));
  return new Map(languageTags.map((language) => [language, renderToStaticMarkup(<StaticFrame language={language} />)]));
}
