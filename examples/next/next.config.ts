import type { NextConfig } from 'next';

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  // The service on this origin, so that its cookie goes with every call.
  rewrites: async () => [
    { source: '/service/:path*', destination: `${process.env['SERVICE'] ?? 'http://127.0.0.1:4100'}/:path*` },
  ],
};

export default nextConfig;
