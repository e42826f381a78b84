import { ScrollRegion } from '@/components/ui/scroll-region';
import { highlightCode } from '@/lib/markdown/highlight';
import { withBase } from '@/lib/url';
import styles from './code-block.module.css';
import { CodeFrame } from './code-frame';

interface CodeBlockProps {
  code: string;
  lang: string;
  title?: string;
  /** Path of the file that the block shows. */
  download?: string;
  wrap?: string;
  kind: 'code' | 'commands' | 'session';
}

/** A highlighted block of code, as one HTML string: elements would be in the document twice, as HTML and as data. */
export function CodeBlock({ code, lang, title, download, wrap, kind }: CodeBlockProps) {
  const caption = title !== undefined && (
    <figcaption className={styles.title}>
      {title}
      {download !== undefined && (
        <a href={withBase(download)} download={title.split('/').at(-1)}>
          Download
          <span className="visually-hidden"> {title}</span>
        </a>
      )}
    </figcaption>
  );
  return (
    <CodeFrame kind={kind} caption={caption}>
      <ScrollRegion
        as="pre"
        label={title ?? 'Code'}
        className={styles.pre}
        data-lang={lang}
        data-wrap={wrap}
        translate="no"
        dir="ltr"
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: highlighted at build time from our own content */}
        <code dangerouslySetInnerHTML={{ __html: highlightCode(code, lang) }} />
      </ScrollRegion>
    </CodeFrame>
  );
}
