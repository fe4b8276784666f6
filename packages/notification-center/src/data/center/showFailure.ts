/** What styled-components throws if the browser refuses its style element, in development and in production. */
const refusedStyles = /CSSStyleSheet|errors\.md#17\b/;

/** Says for a log why a part of the screen could not be shown, and what to do about it. */
export function showFailure(error: unknown): string {
  const isRefused = error instanceof Error && refusedStyles.test(error.message);
  const advice =
    ': the Content-Security-Policy refused its styles. Put <meta property="csp-nonce" nonce="…" content="…"> into the head of the page';
  return `A part of the notifications could not be shown${isRefused ? advice : ''}.`;
}
