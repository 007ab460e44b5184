import { LOGO_CALLS } from 'shared-types/admin/theme/logo';
import type { SiteLook } from 'shared-types/site/page/site-look';
import type { z } from 'zod';
import type { Database } from '../../platform/schema/database';
import { lookPicturesOf } from '../../site/directory/look-pictures';
import { pictureOf } from '../../site/directory/picture-of';
import type { Site } from '../../site/directory/site';
import type { ActionContext } from '../../site/request/action';
import type { ActionOutcome } from '../../site/request/action-outcome';
import { picturesOfLook } from '../../site/saved-state/site-look';
import type { Route, Services } from '../../site/services';
import { editorOf } from '../../site/session/editor-of';
import { registerAdminAction } from '../admin-action';
import { readSentLogo } from './read-sent-logo';
import { sentLogoSchema } from './save-logo.route';

const HOME = '/';

/** `previewLogo`: the home page with what is valid of the form as it was sent, for a frame. Saves nothing. */
export const previewLogoRoute: Route = (app, services) => {
  registerAdminAction(app, services, {
    access: 'styles.edit',
    ...LOGO_CALLS.previewLogo,
    input: sentLogoSchema,
    run: (sent, context) => show(services, sent, context),
  });
};

async function show(
  services: Services,
  fields: z.output<typeof sentLogoSchema>,
  context: ActionContext,
): Promise<ActionOutcome> {
  const { account, refusal } = await editorOf(services.db, context, 'styles.edit');
  if (!account) return refusal;
  const site = context.site.siteLocaleIn(undefined);
  const page = site.pageAt(HOME)?.page;
  if (!page) return { kind: 'refused', code: 'site/not-found' };
  const { look } = await readSentLogo(services, fields, context);
  return { kind: 'framed', page, site: await siteWithLook(services.db, site, look) };
}

async function siteWithLook(db: Database, site: Site, look: SiteLook): Promise<Site> {
  // SQL has no empty list.
  const names = [...picturesOfLook(look), ''];
  const assets = await db
    .selectFrom('asset')
    .selectAll()
    .where('site_id', '=', site.id)
    .where('name', 'in', names)
    .execute();
  const pictures = new Map(assets.map((asset) => [asset.name, pictureOf(asset)]));
  const lookPictures = lookPicturesOf(look, (name) => pictures.get(name));
  return { ...site, profile: { ...site.profile, look }, lookPictures };
}
