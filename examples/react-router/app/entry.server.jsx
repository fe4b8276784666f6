import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';
import { ServerStyleSheet } from 'styled-components';

/** Puts the styles of the markup into the HTML, so that the first paint has them. */
export default function handleRequest(request, status, headers, context) {
  const sheet = new ServerStyleSheet();
  const markup = renderToString(sheet.collectStyles(<ServerRouter context={context} url={request.url} />));
  headers.set('content-type', 'text/html');
  const page = markup.replace('</head>', () => `${sheet.getStyleTags()}</head>`);
  return new Response(`<!doctype html>${page}`, { status, headers });
}
