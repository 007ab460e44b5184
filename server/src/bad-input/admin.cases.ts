import { randomUUID } from 'node:crypto';
import { ANNOUNCEMENT_EDITOR_CALLS } from 'shared-types/admin/announcement';
import { COOKIE_SETTINGS_CALLS } from 'shared-types/admin/cookie-settings';
import { FORGOTTEN_PASSWORD_CALLS } from 'shared-types/admin/people/forgotten-password';
import { MEMBER_EDITOR_CALLS } from 'shared-types/admin/people/member';
import { MEMBERS_CALLS } from 'shared-types/admin/people/members';
import { NEW_PASSWORD_CALLS } from 'shared-types/admin/people/new-password';
import { PRODUCT_EDITOR_CALLS, PRODUCT_FILE_FIELD, UPLOAD_FIELD } from 'shared-types/admin/store/product-editor';
import { CHOSEN_PRODUCT_PREFIX, PRODUCTS_CALLS } from 'shared-types/admin/store/products';
import { SESSIONS_CALLS } from 'shared-types/admin/people/sessions';
import { SIGN_IN_CALLS } from 'shared-types/admin/people/sign-in';
import { SESSION_CALLS } from 'shared-types/site/people/session';
import { PASSWORD } from '../../../tools/testing/store/seed-account';
import { ANNOUNCEMENTS, announcementName } from '../site/saved-state/site-announcement';
import { findCookies } from '../site/saved-state/cookie-settings.store';
import { stateName } from '../site/saved-state/site-cookies';
import { addInvited } from '../admin/members/members.store';
import { createResetToken } from '../site/password-reset/reset-token.store';
import { fieldsOf } from '../admin/product-editor/product-fields';
import { stateName as productStateName, writeName } from '../admin/product-editor/product-state';
import { findProduct } from '../admin/product-editor/write/stored-product';
import { findState } from '../site/saved-state/saved-state';
import { halves } from '../site/upload/pictures.fixture';
import { NO_STATES, OWNER, seedOwner, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

async function seedReset(world: World): Promise<string> {
  await seedOwner(world);
  const { site_id: siteId, account_id: accountId } = await world.open.db
    .selectFrom('website_role')
    .selectAll()
    .executeTakeFirstOrThrow();
  return (await createResetToken(world.open.db, 'account', { siteId, ownerId: accountId })).token;
}

async function cookieForm({ open: { db } }: World): Promise<object> {
  const site = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const { cookies } = await findCookies(db, site.id);
  return { base: stateName(cookies), ...cookies.settings };
}

const UNKNOWN = '00000000-0000-4000-8000-00000000dead';

/** A sample product, and the file it has now. */
async function productFileForm(world: World): Promise<Record<string, string>> {
  const { id = '' } = await productForm(world);
  const files = world.open.db.selectFrom('product_file').select('id').where('product_id', '=', id);
  return { id, seen: (await files.executeTakeFirst())?.id ?? '' };
}

async function productForm({ open: { db } }: World): Promise<Record<string, string>> {
  const product = await db
    .selectFrom('product')
    .select(['id', 'site_id'])
    .where('slug', '=', 'mug')
    .executeTakeFirstOrThrow();
  const stored = await findProduct(db, { siteId: product.site_id, id: product.id });
  if (!stored) throw new Error('The example has no mug.');
  const base = writeName(productStateName(stored.state));
  return {
    id: product.id,
    base,
    fresh: 'form',
    ...fieldsOf(stored.state, { locale: 'en', digits: 2 }),
    title: 'Right',
  };
}

function cookieCase({ path }: { readonly path: string }): BadInputCase {
  const choices = ['cookieBannerPosition', 'cookieBannerTheme', 'cookieBannerVariant', 'cookieBannerCtaVariant'];
  const parts = ['cookieBannerText', 'cookieBannerCtaText', 'cookieBannerOptOutCtaText'];
  const noList = ['', 'bar', 'PINK', '__proto__'];
  return {
    route: `POST ${path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path, body: await cookieForm(world) };
    },
    required: ['base', 'cookieBannerAcceptType', ...choices, ...parts],
    texts: ['cookieBannerAcceptType', ...choices, ...parts],
    wrong: {
      ...Object.fromEntries([...choices, 'cookieBannerAcceptType'].map((name) => [name, noList])),
      isCookieBannerEnabled: [1, 'off', 'true', [], {}],
      isActivityLogEnabled: [1, 'off', 'true', [], {}],
      base: [7, null, [], {}, 'x'.repeat(101)],
      key: [7, [], {}, 'x'.repeat(101)],
    },
  };
}

function announcementCase({ path }: { readonly path: string }): BadInputCase {
  return {
    route: `POST ${path}`,
    right: async (world) => {
      const { db } = world.open;
      const siteId = await signInAsOwner(world);
      const base = announcementName((await findState(db, ANNOUNCEMENTS, siteId)).state);
      return { path, body: { base, isShown: 'on', text: 'Closed on Friday', linkTitle: 'Hours', linkHref: '/shop' } };
    },
    required: ['base', 'text', 'linkTitle', 'linkHref'],
    texts: ['text', 'linkTitle', 'linkHref'],
    wrong: {
      text: ['two\nlines', '', '\0'],
      linkHref: ['javascript:alert(1)', '//other.example', 'other.example', '\0', ''],
      linkTitle: ['', '\0'],
      isShown: [1, 'off', 'true', [], {}],
      again: [1, 'off', [], {}],
      from: ['tomorrow', '2199-02-30T12:00', '\0', 7, [], {}],
      until: ['tomorrow', '2199-01-01T25:00', '\0', 7, [], {}],
      base: NO_STATES,
      key: NO_STATES,
    },
  };
}

/** One of the calls of a member's page. The id in its path belongs to no member unless `own` replaces it. */
function memberCase({ path }: { readonly path: string }, own: Partial<BadInputCase> & { body?: object }): BadInputCase {
  const { body, required = [], wrong = {}, ...rest } = own;
  return {
    route: `POST ${path}`,
    right: async (world) => {
      const { db } = world.open;
      const siteId = await signInAsOwner(world);
      const email = `${randomUUID()}@admin.example`;
      const invited = { siteId, email, displayName: 'Mia', areas: [], locale: undefined };
      return { path, body: { member: await addInvited(db, invited), ...body } };
    },
    required: ['member', ...required],
    wrong: { member: ['', 'x', 7, [], {}, 'x'.repeat(101)], ...wrong },
    ...rest,
  };
}

/** Endpoints that sign accounts in and out, reset passwords and configure the site. */
export const ADMIN_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${SIGN_IN_CALLS.login.path}`,
    right: async (world) => {
      await seedOwner(world);
      return { path: SIGN_IN_CALLS.login.path, body: { email: OWNER.email, password: PASSWORD } };
    },
    required: ['email', 'password'],
    texts: ['email', 'password'],
    wrong: { email: ['', 'owner', '@shop.example', 'owner@', '\0'], password: [''], return: [7, [], {}] },
  },
  {
    route: `POST ${FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path}`,
    right: async () => ({ path: FORGOTTEN_PASSWORD_CALLS.requestPasswordReset.path, body: { email: OWNER.email } }),
    required: ['email'],
    texts: ['email'],
    wrong: { email: ['', 'owner', '@shop.example', 'owner@', '\0'] },
  },
  {
    route: `POST ${NEW_PASSWORD_CALLS.resetPassword.path}`,
    right: async (world) => {
      const body = { token: await seedReset(world), password: PASSWORD };
      return { path: NEW_PASSWORD_CALLS.resetPassword.path, body };
    },
    required: ['token', 'password'],
    texts: ['token', 'password'],
    wrong: { token: ['', 'x', 'A'.repeat(43)], password: ['', 'eleven char'] },
  },
  {
    route: `POST ${PRODUCTS_CALLS.changeProducts.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const product = world.open.db.selectFrom('product').select('id').where('slug', '=', 'mug');
      const { id } = await product.executeTakeFirstOrThrow();
      const body = { act: 'hide', [`${CHOSEN_PRODUCT_PREFIX}${id}`]: 'on' };
      return { path: PRODUCTS_CALLS.changeProducts.path, body };
    },
    required: ['act'],
    texts: ['act'],
    wrong: { act: ['', 'HIDE', 'remove', 'constructor'], confirmed: ['no', 7, [], {}], page: [7, [], {}] },
    wrongBodies: [{ act: 'hide' }, { act: 'hide', 'product.': 'on', 'product.x': 'on' }],
  },
  {
    route: `POST ${PRODUCTS_CALLS.changeStock.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const variant = await world.open.db
        .selectFrom('variant')
        .select('id')
        .where('sku', '=', 'MUG-S')
        .executeTakeFirstOrThrow();
      const body = { variant: `${variant.id}.5`, how: 'add', pieces: '1', fresh: randomUUID() };
      return { path: PRODUCTS_CALLS.changeStock.path, body };
    },
    required: ['variant', 'how', 'pieces'],
    texts: ['variant', 'how', 'pieces'],
    wrong: {
      variant: ['', 'x', `${UNKNOWN}.1`, '__proto__'],
      how: ['', 'ADD', 'constructor'],
      pieces: ['', '-1', '1.5', '1e3', '99999999999'],
      fresh: ['', 'a b', '\0', 7, [], {}, 'x'.repeat(101)],
      key: [7, [], {}, 'a b', '\0', 'x'.repeat(101)],
    },
  },
  {
    route: `POST ${PRODUCT_EDITOR_CALLS.saveProduct.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: PRODUCT_EDITOR_CALLS.saveProduct.path, body: await productForm(world) };
    },
    required: ['id', 'base', 'fresh', 'title', 'type', 'status', 'shop'],
    texts: ['title', 'slug', 'excerpt', 'type', 'status', 'shop', 'fresh'],
    wrong: {
      id: ['', 'x', UNKNOWN, '__proto__'],
      base: [7, null, [], {}, 'x'.repeat(101)],
      key: [7, [], {}, 'x'.repeat(101)],
      description: [7, [], {}, '\0', 'x'.repeat(100_001)],
      title: ['', ' ', 'two\nlines', '\0'],
      slug: ['A', 'a/b', '..', ' x y'],
      type: ['', '0', '6', 'physical'],
      status: ['', '0', '3', '6'],
      shop: ['', 'x', UNKNOWN],
      'v.n1.price': ['-1', 'dear', '1.2345', '1000000.01', [], {}],
      'option.1.name': [[], {}, 'x'.repeat(101)],
      'q.1.title': [[], {}, 'a title without a kind'],
      [`p.${UNKNOWN}`]: ['1', 'x'],
    },
  },
  {
    route: `POST ${PRODUCT_EDITOR_CALLS.uploadPictures.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return {
        path: PRODUCT_EDITOR_CALLS.uploadPictures.path,
        body: { id: (await productForm(world)).id },
        files: { field: UPLOAD_FIELD, files: [['mug.png', await halves().png().toBuffer()]] },
      };
    },
    required: ['id'],
    texts: ['id'],
    wrong: { id: ['', 'x', UNKNOWN] },
  },
  {
    route: `POST ${PRODUCT_EDITOR_CALLS.saveProductFile.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return {
        path: PRODUCT_EDITOR_CALLS.saveProductFile.path,
        body: await productFileForm(world),
        files: { field: PRODUCT_FILE_FIELD, files: [['guide.pdf', Buffer.from('%PDF-')]] },
      };
    },
    required: ['id', 'seen'],
    texts: ['id', 'seen'],
    wrong: { id: ['', 'x', UNKNOWN, 'new'], seen: ['x', UNKNOWN] },
  },
  {
    route: `POST ${PRODUCT_EDITOR_CALLS.removeProductFile.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: PRODUCT_EDITOR_CALLS.removeProductFile.path, body: await productFileForm(world) };
    },
    required: ['id', 'seen'],
    texts: ['id', 'seen'],
    wrong: { id: ['', 'x', UNKNOWN, 'new'], seen: ['x', UNKNOWN] },
  },
  {
    route: `POST ${PRODUCT_EDITOR_CALLS.duplicateProduct.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      const { id } = await productForm(world);
      return { path: PRODUCT_EDITOR_CALLS.duplicateProduct.path, body: { id, fresh: 'form-1' } };
    },
    required: ['id', 'fresh'],
    texts: ['id', 'fresh'],
    wrong: { id: ['', 'x', UNKNOWN, 'new'], fresh: ['', 'a b', 'x'.repeat(141)] },
  },
  {
    route: `POST ${PRODUCT_EDITOR_CALLS.removeProduct.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: PRODUCT_EDITOR_CALLS.removeProduct.path, body: { id: (await productForm(world)).id } };
    },
    required: ['id'],
    texts: ['id'],
    wrong: { id: ['', 'x', UNKNOWN, 'new'] },
  },
  {
    route: `POST ${MEMBERS_CALLS.inviteMember.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return {
        path: MEMBERS_CALLS.inviteMember.path,
        body: { email: `${randomUUID()}@admin.example`, displayName: 'Nora' },
      };
    },
    required: ['email', 'displayName'],
    texts: ['email', 'displayName'],
    wrong: { email: ['', 'mia', '\0'], displayName: ['', '   ', '\0'], locale: [7, [], {}, 'tlh', 'x'.repeat(101)] },
  },
  memberCase(MEMBER_EDITOR_CALLS.saveMember, {
    body: { displayName: 'Mia M.', base: '1' },
    required: ['displayName', 'base'],
    texts: ['displayName'],
    wrong: { displayName: ['', '   ', '\0'], base: NO_STATES, key: NO_STATES },
  }),
  memberCase(MEMBER_EDITOR_CALLS.inviteAgain, {}),
  memberCase(MEMBER_EDITOR_CALLS.setMemberAccess, {
    body: { access: 'off' },
    required: ['access'],
    wrong: { access: ['', 'perhaps', true, [], {}] },
  }),
  memberCase(MEMBER_EDITOR_CALLS.removeMember, {
    body: { confirmed: 'yes' },
    wrong: { confirmed: ['', 'no', true, [], {}] },
  }),
  cookieCase(COOKIE_SETTINGS_CALLS.saveCookieSettings),
  cookieCase(COOKIE_SETTINGS_CALLS.previewCookieSettings),
  announcementCase(ANNOUNCEMENT_EDITOR_CALLS.saveAnnouncement),
  announcementCase(ANNOUNCEMENT_EDITOR_CALLS.previewAnnouncement),
  {
    route: `POST ${SESSION_CALLS.logout.path}`,
    right: async () => ({ path: SESSION_CALLS.logout.path }),
  },
  {
    route: `POST ${SESSIONS_CALLS.endSession.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: SESSIONS_CALLS.endSession.path, body: { session: UNKNOWN } };
    },
    required: ['session'],
    texts: ['session'],
    wrong: { session: ['', 'x', `${UNKNOWN}0`, 7, null, [], {}] },
  },
  {
    route: `POST ${SESSIONS_CALLS.endOtherSessions.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: SESSIONS_CALLS.endOtherSessions.path };
    },
  },
];
