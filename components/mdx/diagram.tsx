import { clsx } from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import { close, enlarge, Icon } from '@/components/ui/icon';
import { ScrollRegion } from '@/components/ui/scroll-region';
import type { DrawnDiagram } from '@/lib/markdown/element';
import styles from './diagram.module.css';
import enlarged from './enlarged.module.css';

interface DiagramProps extends DrawnDiagram {
  alt: string;
  title?: string;
}

/** How far a diagram may shrink before its text, 13 px at full size, is too small to read; then it scrolls. */
const MIN_SCALE = 0.84;

/** A diagram. Narrow windows show its `upright` form, or `children`: the messages of a sequence diagram. */
export function Diagram(props: PropsWithChildren<DiagramProps>) {
  const { id, alt, title = 'Diagram', width, height, upright, wide, children } = props;
  const narrow = clsx(styles.narrow, wide && styles.wide);
  const hasOther = upright !== undefined || children !== undefined;
  return (
    <figure className={styles.diagram}>
      <Picture {...props} className={clsx(hasOther && styles.replaced, wide && styles.wide)} />
      {upright !== undefined && (
        <Picture
          {...props}
          svg={upright}
          width={props.uprightWidth}
          height={props.uprightHeight}
          className={narrow}
        />
      )}
      {children !== undefined && <div className={narrow}>{children}</div>}
      <Enlarged id={`${id}-large`} name={title}>
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
      {props.title !== undefined && <figcaption>{title}</figcaption>}
    </figure>
  );
}

interface PictureProps extends Pick<DiagramProps, 'svg' | 'alt' | 'title'> {
  width: string | undefined;
  height: string | undefined;
  className: string;
}

/** A drawing that scrolls rather than shrink its text. */
function Picture({ svg, alt, title = 'Diagram', width = '', height = '', className }: PictureProps) {
  return (
    <ScrollRegion label={title} className={clsx(styles.canvas, className)}>
      <div
        role="img"
        aria-label={alt}
        className={styles.drawing}
        style={{
          inlineSize: `${width}px`,
          minInlineSize: `${Math.round(Number(width) * MIN_SCALE)}px`,
          aspectRatio: `${width} / ${height}`,
        }}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from our own content
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </ScrollRegion>
  );
}

/**
 * A button that shows its children in the whole window. As a popover, it works without scripts; as a dialog, it focuses
 * its first control when it opens. `autoFocus` does not: React calls focus() when the page is inserted, which fails and
 * costs a layout of the page.
 */
function Enlarged({ id, name, children }: { id: string; name: string; children: ReactNode }) {
  return (
    <>
      <button type="button" popoverTarget={id} aria-label={`Enlarge: ${name}`} className={enlarged.button}>
        <Icon path={enlarge} />
      </button>
      <dialog id={id} popover="auto" aria-label={name} className={enlarged.window}>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label="Close"
          className={enlarged.button}
        >
          <Icon path={close} />
        </button>
        {children}
      </dialog>
    </>
  );
}
