import { createElement, type HTMLAttributes } from 'react';
import { ScrollRegion } from '@/components/ui/scroll-region';

/** A formula. A display formula scrolls if it is wider than the page. */
export function Formula(props: HTMLAttributes<Element> & { display?: string }) {
  // React's types have no MathML.
  const math = createElement('math', props);
  if (props.display !== 'block') return math;
  return (
    <ScrollRegion as="span" label="Formula" className="formula">
      {math}
    </ScrollRegion>
  );
}
