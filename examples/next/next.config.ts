import type { NextConfig } from 'next';

const service = process.env['SERVICE'] ?? 'http://127.0.0.1:4100';

const nextConfig: NextConfig = {
  // As in Next's default template.
  cacheComponents: true,
  partialPrefetching: true,
  // What is no page of the app goes to the service, so that its cookie goes with every call.
  rewrites: async () => ({ fallback: [{ source: '/:path*', destination: `${service}/:path*` }] }),
};

export default nextConfig;
