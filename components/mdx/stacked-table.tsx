import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/**
 * A Markdown table without its scroll region, with a `<tbody>` per row. Reader views score an element by the cells up to
 * five levels below it, halved at each level; the extra level makes the article, not the table, score highest.
 */
export function StackedTable({ children }: { children: ReactNode }) {
  const [table] = elementsIn(children);
  const [head, body] = elementsIn(table?.props.children);
  return (
    <table>
      {head}
      {elementsIn(body?.props.children).map((row) => (
        <tbody key={row.key}>{row}</tbody>
      ))}
    </table>
  );
}

function elementsIn(children: ReactNode) {
  return Children.toArray(children).filter((child) => isValidElement<PropsWithChildren>(child));
}
