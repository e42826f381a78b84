import { Children, isValidElement, type PropsWithChildren, type ReactNode } from 'react';

/**
 * The table of Markdown without its scrolling region, and with a body for each row. Reader views score an element by the
 * cells that are up to five levels below it, half or less at each level: so the article, not the table, has most.
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
