// Renders the pages at build time. With `ssr: true` a server renders them for each request, by the same `entry.server.jsx`.
export default { ssr: false, prerender: ['/'] };
