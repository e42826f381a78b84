import type { Doc } from './parse';
import type { Problem } from './problem';

/** A warning for each page that was reviewed more than a year ago, or in the future. @param today YYYY-MM-DD */
export function reviewWarnings(docs: readonly Doc[], today: string): Problem[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  return docs.flatMap(({ file, frontMatter: { reviewed = today } }) => {
    const place = { file, line: 1, column: 1 };
    if (reviewed > today)
      return {
        ...place,
        message: `reviewed: ${reviewed} is in the future`,
        hint: 'Set it to the day of the review',
      };
    if (reviewed >= yearAgo) return [];
    const message = `the last review was on ${reviewed}, more than a year ago`;
    return { ...place, message, hint: 'Check the page against its sources, and set reviewed to the day' };
  });
}
