/** Whether Accept names Markdown and gives HTML no more weight. scripts/hosts/ has this for nginx and CloudFront. */
export function prefersMarkdown(accept: string): boolean {
  const items = accept.toLowerCase().split(',');
  const weights = new Map(
    items.map((item) => [item.split(';')[0]?.trim(), Number(/;\s*q=([\d.]+)/.exec(item)?.[1] ?? 1)]),
  );
  const html = weights.get('text/html') ?? weights.get('text/*') ?? weights.get('*/*') ?? 0;
  const markdown = weights.get('text/markdown') ?? 0;
  return markdown > 0 && markdown >= html;
}
