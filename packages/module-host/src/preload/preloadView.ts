import type { PlatformOptions } from '@gantry/platform-client/PlatformOptions';
import { placeOf, sanitiseView, type ViewOptions } from '../view/sanitiseView.ts';
import { scriptAddress } from '../view/scriptAddress.ts';
import { viewVersion } from '../view/viewVersion.ts';
import type { EarlyCall } from '@gantry/platform-client/services/earlyAnswers';
import type { MonolithService, ViewQuestion } from '@gantry/platform-client/services/monolith/monolith';
import { preloadScript } from './preloadScript.ts';

/** A view whose HTML was asked for in advance. */
export interface PreloadedView {
  readonly html: EarlyCall;
  readonly monolith: Pick<MonolithService, 'getViewVersion'>;
  readonly question: ViewQuestion;
  readonly configuration: Pick<PlatformOptions, 'services'> & {
    readonly views: Pick<ViewOptions, 'styleOrigins'>;
    /** With DEBUG, scripts are loaded without `.min`. */
    readonly flags: { readonly DEBUG: boolean };
  };
}

/** Loads the scripts of a view in advance, as soon as its HTML names them. Returns a function that gives up the HTML and the scripts. */
export function preloadView({ html, monolith, question, configuration }: PreloadedView): () => void {
  let isGivenUp = false;
  const undo = [html.giveUp];
  const loadScripts = async () => {
    const [text, version] = await Promise.all([html.answer, viewVersion(monolith)]);
    if (isGivenUp || typeof text !== 'string') return;
    const place = placeOf({ question, ...configuration });
    const naming = { viewAddress: place.address, version, isDebug: configuration.flags.DEBUG };
    for (const source of sanitiseView(text, place).scripts)
      undo.push(preloadScript({ address: scriptAddress(source, naming), isModule: false }));
  };
  // A failure is shown when the view is opened.
  loadScripts().catch(() => undefined);
  return () => {
    isGivenUp = true;
    for (const giveUp of undo) giveUp();
  };
}
