import { ScrollRegion } from '@/components/ui/scroll-region';
import styles from './diagram.module.css';
import { Enlarged } from './enlarged';

interface DiagramProps {
  /** Id of the drawing. */
  id: string;
  /** Inline SVG drawn at build time from Mermaid source, its colours left to custom properties. */
  svg: string;
  alt: string;
  title?: string;
  width: string;
  height: string;
}

/** How far a diagram may shrink before its text, 13 px at full size, is too small to read; then it scrolls. */
const SMALLEST = 0.85;

/** A diagram that follows the colour mode because its paints are our tokens; it scrolls rather than shrinks its text. */
export function Diagram({ id, svg, alt, title, width, height }: DiagramProps) {
  return (
    <figure className={styles.diagram}>
      <ScrollRegion label={title ?? 'Diagram'} className={styles.canvas}>
        <div
          role="img"
          aria-label={alt}
          className={styles.drawing}
          style={{
            inlineSize: `${width}px`,
            minInlineSize: `${Math.round(Number(width) * SMALLEST)}px`,
            aspectRatio: `${width} / ${height}`,
          }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from our own content
          dangerouslySetInnerHTML={{ __html: svg }}
        />
      </ScrollRegion>
      <Enlarged id={`${id}-large`} name={title ?? 'Diagram'}>
        <svg
          role="img"
          aria-label={alt}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.large}
          style={{ minInlineSize: `${width}px`, minBlockSize: `${height}px` }}
        >
          <use href={`#${id}`} />
        </svg>
      </Enlarged>
      {title !== undefined && <figcaption className={styles.caption}>{title}</figcaption>}
    </figure>
  );
}
