import type { ComponentProps } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';

/** A table of the text in a region that scrolls, so that the page does not scroll sideways. */
export function ScrollTable(props: ComponentProps<'table'>) {
  return (
    <ScrollRegion label="Table" className="table-scroll">
      <table {...props} />
      {/* Tells the styles that the browser has all of the table (app/styles/table.css). */}
      <span hidden />
    </ScrollRegion>
  );
}
