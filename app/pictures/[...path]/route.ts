import { fileRoute } from '@/lib/file-route';
import { getPictures, pictureResponse } from '@/lib/outputs/pictures';

export const dynamic = 'force-static';

/** Each picture that is next to a page. */
export const { generateStaticParams, GET } = fileRoute(getPictures, pictureResponse);
