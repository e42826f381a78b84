import { fileResponse } from '@/lib/outputs/file-route';
import { getLlmsFiles } from '@/lib/outputs/llms';

export const dynamic = 'force-static';

/** The site for language models. */
export async function GET() {
  return fileResponse('/llms.txt', (await getLlmsFiles()).root);
}
