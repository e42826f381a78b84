import styles from './plot-picture.module.css';

interface PlotPictureProps {
  /** Inline SVG; its colors are this module's classes. */
  svg: string;
  /** Width of the numbers of the y axis, in characters. */
  gutter: string;
  alt: string;
  title: string;
  /** Labels of the axes. */
  x: string;
  y: string;
  /** Labels of the curves, separated by `|`; absent where there is one. */
  series?: string;
}

/** A plot that fills its container; its text stays as large as the page's. */
export function PlotPicture({ svg, gutter, alt, title, x, y, series }: PlotPictureProps) {
  return (
    <figure className={styles.plot}>
      <div role="img" aria-label={alt}>
        <div aria-hidden="true" className={styles.head}>
          <span>{y}</span>
          {series !== undefined && (
            <span className={styles.legend}>
              {series.split('|').map((label, index) => (
                <span key={label} className={styles.entry}>
                  <svg aria-hidden="true" width="24" height="8" className={styles.swatch}>
                    <line className={`s${index + 1}`} x1="0" x2="24" y1="4" y2="4" />
                  </svg>
                  {label}
                </span>
              ))}
            </span>
          )}
        </div>
        <div
          className={styles.canvas}
          style={{ paddingInlineStart: `calc(${gutter}ch + 8px)` }}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn at build time from our own content
          dangerouslySetInnerHTML={{ __html: svg }}
        />
        <div aria-hidden="true" className={styles.foot}>
          {x}
        </div>
      </div>
      <figcaption>{title}</figcaption>
    </figure>
  );
}
