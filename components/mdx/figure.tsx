import { withBase } from '@/lib/url';

interface FigureProps {
  src: string;
  alt: string;
  caption?: string;
  /** Size in pixels, measured by the pipeline so that nothing moves when the picture loads. */
  width?: string;
  height?: string;
}

/** A picture with a caption. */
export function Figure({ src, alt, caption, ...size }: FigureProps) {
  return (
    <figure>
      {/* biome-ignore lint/performance/noImgElement: a static export serves pictures as they are */}
      <img src={withBase(src)} alt={alt} {...size} loading="lazy" decoding="async" />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
