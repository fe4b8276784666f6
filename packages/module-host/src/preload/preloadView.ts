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

/**
 * Loads the scripts of a view in advance, as soon as its HTML names them. The answer has no value: it resolves once the HTML and each script
 * have arrived. Giving up gives up the HTML and the scripts.
 */
export function preloadView({ html, monolith, question, configuration }: PreloadedView): EarlyCall {
  let isGivenUp = false;
  const calls = [html];
  const load = async () => {
    const [text, version] = await Promise.all([html.answer, viewVersion(monolith)]);
    if (isGivenUp || typeof text !== 'string') return;
    const place = placeOf({ question, ...configuration });
    const naming = { viewAddress: place.address, version, isDebug: configuration.flags.DEBUG };
    for (const source of sanitiseView(text, place).scripts)
      calls.push(preloadScript({ address: scriptAddress(source, naming), isModule: false }));
    await Promise.all(calls.map(({ answer }) => answer));
  };
  const answer = load();
  // The opening of the view shows a failure.
  answer.catch(() => undefined);
  const giveUp = () => {
    isGivenUp = true;
    for (const call of calls) call.giveUp();
  };
  return { answer, giveUp };
}
