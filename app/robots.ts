import { robotsFile } from '@/lib/outputs/robots';

export const dynamic = 'force-static';

export default function robots() {
  return robotsFile();
}
