import { formatCount } from '../format-count';
import type { Report } from '../report';
import { countOf } from '../report-text';
import type { Section } from '../section';
import { BarChart } from './bar-chart';
import { DataTable } from './data-table';

/** The report as a page that needs nothing but itself. */
export function ReportPage({ report, styles }: { report: Report; styles: string }) {
  const { today, pages, drafts, sections, everyPage } = report;
  return (
    <html lang="en">
      {/* biome-ignore lint/style/noHeadElement: the page is none of Next.js */}
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Content health on ${today}`}</title>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: style sheets of this repository */}
        <style dangerouslySetInnerHTML={{ __html: styles }} />
      </head>
      <body>
        <main className="prose">
          <header>
            <h1>Content health</h1>
            <p>
              {countOf(pages, 'page')} on <time dateTime={today}>{today}</time>, {countOf(drafts, 'draft')}{' '}
              left out
            </p>
            <nav aria-label="Sections">
              <ul className="counts">
                {sections.map(({ id, count, counted }) => (
                  <li key={id}>
                    <a href={`#${id}`}>
                      <strong>{formatCount(count)}</strong> {counted}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
          {sections.map((section) => (
            <SectionOf key={section.id} section={section} />
          ))}
          <section>
            <h2>Every page</h2>
            <DataTable table={everyPage} />
          </section>
        </main>
      </body>
    </html>
  );
}

function SectionOf({ section }: { section: Section }) {
  const { id, title, count, counted, method, spread, list } = section;
  return (
    <section id={id}>
      <h2>{title}</h2>
      <p className="answer">
        <strong>{formatCount(count)}</strong> {counted}
      </p>
      <p className="method">{method}</p>
      {spread && spread.bars.length > 0 && (
        <figure>
          <figcaption>{spread.table.caption}</figcaption>
          <div className="beside">
            <BarChart id={`${id}-chart`} title={spread.table.caption} bars={spread.bars} />
            <DataTable table={spread.table} isCaptioned />
          </div>
        </figure>
      )}
      {list.rows.length > 0 && <DataTable table={list} />}
    </section>
  );
}
