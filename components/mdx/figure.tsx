import { withBase } from '@/lib/url';

type FigureProps = Record<'src' | 'alt', string> & Partial<Record<'caption' | 'width' | 'height', string>>;

/** A picture with a caption. The pipeline measures its size, so that nothing moves when it loads. */
export function Figure({ src, alt, caption, ...size }: FigureProps) {
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: a static export serves pictures as they are */}
      <img src={withBase(src)} alt={alt} {...size} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
