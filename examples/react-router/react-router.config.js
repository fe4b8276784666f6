// Renders the pages at build time. With `ssr: true` a server renders them for each request.
export default { ssr: false, prerender: ['/'] };
