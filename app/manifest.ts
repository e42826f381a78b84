import type { MetadataRoute } from 'next';
import { site } from '@/content/site';
import { href, withBase } from '@/lib/url';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.title,
    short_name: 'Openverse docs',
    description: site.tagline,
    start_url: href('/'),
    display: 'browser',
    background_color: '#ffffff',
    theme_color: '#0b7568',
    icons: [192, 512].map((size) => ({
      src: withBase(`/icon-${size}.png`),
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  };
}
