import { prerender } from 'react-dom/static';
import { ServerRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Puts the styles of the markup into the HTML, so that the first paint has them. */
export default async function handleRequest(request, status, headers, context) {
  const sheet = new ServerStyleSheet();
  const { prelude } = await prerender(sheet.collectStyles(<ServerRouter context={context} url={request.url} />));
  const markup = await new Response(prelude).text();
  headers.set('content-type', 'text/html');
  return new Response(
    markup.replace('</head>', () => `${sheet.getStyleTags()}</head>`),
    { status, headers },
  );
}
