import { renderToStaticMarkup } from 'react-dom/server';
import type { Report } from '../report';
import { ReportPage } from './report-page';
import { styles } from './styles';

/** The report as a document of its own: no scripts, no other files, light or dark as the system is. */
export function reportHtml(report: Report): string {
  const page = <ReportPage report={report} styles={styles()} />;
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}\n`;
}
