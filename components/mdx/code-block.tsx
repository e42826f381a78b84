import { withBase } from '@/lib/url';
import styles from './code-block.module.css';

interface CodeBlockProps {
  /** Inner HTML of the code element, one `span.line` a line, made by the pipeline from our own content. */
  html: string;
  lang: string;
  title?: string;
  /** Path of the file to download that the block shows. */
  download?: string;
  wrap?: string;
  numbers?: string;
  /** `session` tells typed commands from the output below them; `commands` holds nothing but commands. */
  kind: 'code' | 'commands' | 'session';
}

/** A block of code as highlighted at build time. The copy button works by delegation, see code-copy.tsx. */
export function CodeBlock({ html, lang, title, download, wrap, numbers, kind }: CodeBlockProps) {
  return (
    <figure className={styles.block} data-code={kind} data-titled={title === undefined ? undefined : ''}>
      {title !== undefined && (
        <figcaption className={styles.title}>
          {title}
          {download !== undefined && (
            <a href={withBase(download)} download={title.split('/').at(-1)}>
              Download
              <span className="visually-hidden"> {title}</span>
            </a>
          )}
        </figcaption>
      )}
      <button type="button" className={styles.copy} data-copy="" aria-label="Copy code" />
      <pre
        className={styles.pre}
        data-lang={lang}
        data-wrap={wrap}
        data-numbers={numbers}
        translate="no"
        dir="ltr"
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time from our own content */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
