import { fileRoute } from '@/lib/outputs/file-route';
import { getPictures, readPicture } from '@/lib/outputs/pictures';

export const dynamic = 'force-static';

/** Each picture that is next to a page. */
export const { generateStaticParams, GET } = fileRoute(getPictures, readPicture);
