import type { NextConfig } from 'next';
import { defineDetached } from './lib/dev/detached-buffers';
import { buildId } from './lib/export/build-id';
import { requireNode } from './lib/require-node';
import { checkSearchEnvironment } from './lib/search/hosted/config';
import { readRedirects } from './lib/source/redirects';
import { basePath } from './lib/url';

requireNode();
checkSearchEnvironment(process.env);

const isDevelopment = process.env.NODE_ENV === 'development';
if (isDevelopment) defineDetached();

/** An export answers redirects with documents; the development server reads them once, when it starts. */
const developmentRedirects: NextConfig['redirects'] = async () =>
  (await readRedirects()).map(({ from, to }) => ({ source: from, destination: to, permanent: false }));

const config: NextConfig = {
  // The export setting would hide pages added while the development server runs.
  ...(isDevelopment
    ? {
        redirects: developmentRedirects,
        // Where the export puts them, see lib/export/place-markdown.ts.
        rewrites: async () => [
          { source: '/:path((?!\\.well-known/).+\\.md)', destination: '/markdown/:path' },
        ],
      }
    : { output: 'export' }),
  // Every plain file server answers `dir/`; few answer `dir` without a detour.
  trailingSlash: true,
  basePath,
  // Two builds of one commit have the same bytes, so that a deploy uploads only what changed.
  generateBuildId: buildId,
  images: { unoptimized: true },
  // `npm run check` checks them, and with them those of the tests. A build would take 13 s longer on two cores.
  typescript: { ignoreBuildErrors: true },
  // Most of what would be bundled, though no reader gets it: Node.js loads them as they are, which makes the first page
  // of the development server faster, and its first edit of code.
  serverExternalPackages: [
    '@cfworker/json-schema',
    'beautiful-mermaid',
    'd3-scale',
    'github-slugger',
    'htmlparser2',
    'lossless-json',
    'mdast-util-directive',
    'mdast-util-to-string',
    'micromark-extension-directive',
    'rehype-katex',
    'remark-gfm',
    'remark-math',
    'remark-mdx',
    'remark-parse',
    'remark-stringify',
    'unified',
    'unist-util-visit',
    'yaml',
    'zod',
  ],
  // In seconds. The first pages wait until all have been checked, which takes minutes where there are thousands.
  staticPageGenerationTimeout: 1800,
  experimental: { globalNotFound: true },
  // Route files that exist in development only end in .dev.ts.
  pageExtensions: isDevelopment ? ['ts', 'tsx', 'dev.ts'] : ['ts', 'tsx'],
};

export default config;
