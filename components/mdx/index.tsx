import type { ComponentMap } from '@/lib/content/components';
import { Card } from './card';
import { Cards } from './cards';
import { CodeBlock } from './code-block';
import { Details } from './details';
import { Diagram } from './diagram';
import { Figure } from './figure';
import { Link } from './link';
import { Steps } from './steps';
import { Tab } from './tab';
import { Tabs } from './tabs';
import { UnwrittenLink } from './unwritten-link';

/** Everything compiled MDX may render. The type keeps it complete and closed. */
export const mdxComponents: ComponentMap = {
  a: Link,
  Card,
  Cards,
  CodeBlock,
  Details,
  Diagram,
  Figure,
  Steps,
  Tab,
  Tabs,
  UnwrittenLink,
};
