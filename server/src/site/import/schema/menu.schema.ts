import type { SiteLink, SiteMenuEntry } from 'shared-types/site/page/frame';
import { menuLinks } from 'shared-types/site/page/site-menu';
import { z } from 'zod';
import { isLinkAddress } from '../check/link-address';
import { lineSchema } from './text.schema';

/** Of a menu, those in folders included. */
const MOST_LINKS = 100;
const LONGEST_ADDRESS = 2000;
const LONGEST_TITLE = 100;

const addressSchema = z
  .string()
  .max(LONGEST_ADDRESS)
  .refine(
    isLinkAddress,
    'must be an address on this site, beginning with one slash, or an https:, http:, mailto:, tel: or sms: address',
  );
const newWindowSchema = z.literal(true).optional();

export const linksSchema = z
  .array(z.strictObject({ title: lineSchema(LONGEST_TITLE), path: addressSchema, newWindow: newWindowSchema }))
  .max(MOST_LINKS) satisfies z.ZodType<readonly SiteLink[]>;

/** One shape for both, so that a mistake is named by its field. */
const entrySchema = z
  .strictObject({
    title: lineSchema(LONGEST_TITLE),
    path: addressSchema.optional(),
    newWindow: newWindowSchema,
    children: linksSchema.min(1).optional(),
  })
  .refine(({ path, children }) => (path === undefined) !== (children === undefined), 'must have a path or children')
  .refine(({ newWindow, children }) => !newWindow || !children, 'cannot open a folder in a new window')
  .transform(({ title, path = '', newWindow, children }): SiteMenuEntry => {
    if (children) return { title, children };
    return { title, path, ...(newWindow && { newWindow }) };
  });

/** A menu of links, and of folders of links. */
export const menuSchema = z
  .array(entrySchema)
  .max(MOST_LINKS)
  .refine((entries) => menuLinks(entries).length <= MOST_LINKS, `must have at most ${MOST_LINKS} links`);
