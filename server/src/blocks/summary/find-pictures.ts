import { GALLERY_MEDIA } from 'shared-types/blocks/gallery';
import type { Picture } from 'shared-types/host/image';
import { BLOCK_TYPE } from 'shared-types/site/block-type';
import type { Block } from 'shared-types/site/page/page';
import { z } from 'zod';
import type { SitePage } from '../../site/directory/site-page';
import { isGuarded } from '../../site/page/find/page-access';
import type { Candidate, FindItems } from './candidate';

const fraction = z.number().min(0).max(1);
const pictureSchema = z.object({
  src: z.string(),
  width: z.number().positive(),
  height: z.number().positive(),
  alt: z.string(),
  focalPoint: z.object({ x: fraction, y: fraction }).exactOptional(),
  preview: z.string().exactOptional(),
}) satisfies z.ZodType<Picture>;

/** The settings of a gallery item that a summary uses. */
const itemSchema = z.object({
  media: z.enum(GALLERY_MEDIA).optional(),
  picture: pictureSchema,
  caption: z.string().nullish(),
});
const gallerySchema = z.object({ items: z.array(z.unknown()) });

/** The pictures of a page's galleries in their order; none if the page is not public. */
export function findPictures({ site, summary: { collection } }: FindItems): readonly Candidate[] {
  const page = site.pages.find(({ path }) => path === collection);
  if (!page || isGuarded(page)) return [];
  return galleriesOf(page).flatMap((block) => picturesOf(block, page));
}

function galleriesOf({ body, blocks }: SitePage): readonly Block[] {
  const ids = body.layout.rows.flatMap(({ columns }) => columns.flatMap(({ blocks: own }) => own));
  return ids.flatMap((id) => blocks.get(id) ?? []).filter(({ type }) => type === BLOCK_TYPE.gallery);
}

/** Skips empty places and galleries with invalid settings, which show their fallback on their own page. */
function picturesOf({ id, settings }: Block, page: SitePage): readonly Candidate[] {
  const gallery = gallerySchema.safeParse(settings);
  return (gallery.data?.items ?? []).flatMap((value) => {
    const { data } = itemSchema.safeParse(value);
    if (!data || data.media === 'imageEmpty') return [];
    const { picture, caption } = data;
    const title = caption || picture.alt || page.title;
    return [{ name: '', item: { path: `${page.path}#block-${id}`, title, picture }, changedAt: page.changedAt }];
  });
}
