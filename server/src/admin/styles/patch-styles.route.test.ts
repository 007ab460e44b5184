import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HEADER_FOOTER_CALLS } from 'shared-types/admin/header-footer';
import { STYLES_CALLS } from 'shared-types/admin/styles';
import { styleValues } from 'shared-types/admin/theme/style-values';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { openExample, type ExampleServer } from '../../../../tools/testing/site/open-example';
import { spec } from '../../../../tools/testing/spec';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Shopper } from '../../../../tools/testing/store/shopper';
import { findState } from '../../site/saved-state/saved-state';
import { headerFooterKind } from '../../site/saved-state/header-footer-state';
import { SITE_THEME } from '../../site/saved-state/site-theme';

const [ADA, BEN] = ['ada@shop.example', 'ben@shop.example'] as const;
const document = exampleDocument();
const TEXTS = { title: document.site.title, tagline: document.site.tagline, note: document.site.footer.note };
const { saveStyles, patchStyles } = STYLES_CALLS;
const { saveHeaderFooter, patchHeaderFooter } = HEADER_FOOTER_CALLS;

/** A server with the flag, and one without it. */
let open: ExampleServer;
let whole: ExampleServer;
beforeAll(async () => {
  const accounts = { [ADA]: ['admin'], [BEN]: ['editor'] } as const;
  open = await openExample({ accounts, config: { savesDesignPatches: true } });
  whole = await openExample({ accounts });
});
beforeEach(async () => {
  for (const { db, load } of [open, whole]) {
    for (const table of ['site_theme_change', 'header_footer_change', 'state_draft', 'rate_window'] as const)
      await db.deleteFrom(table).execute();
    await db.updateTable('site').set({ document_hash: '' }).execute();
    await load(document);
  }
});
afterAll(async () => {
  await open.close();
  await whole.close();
});

const as = async (email: string, { visitor } = open): Promise<Shopper> => {
  const browser = visitor();
  await signIn(browser, email);
  return browser.twin();
};
const baseOf = async (browser: Shopper, path: string) =>
  / name="base" value="([^"]*)"/.exec((await browser.get(path)).body)?.[1] ?? '';
/** Theme, and header and footer. */
const statesOf = async ({ db }: ExampleServer) => {
  const { id } = await db.selectFrom('site').select('id').where('identifier', '=', 'example').executeTakeFirstOrThrow();
  const [theme, texts] = [await findState(db, SITE_THEME, id), await findState(db, headerFooterKind(), id)];
  return [theme.state, texts.state] as const;
};

spec(
  'EDIT-25',
  'styles, and header and footer, are the saves whose forms use a patch where the flag is set',
  async () => {
    const calls = [
      [ADMIN_PATH.styles, saveStyles, patchStyles],
      [ADMIN_PATH.headerFooter, saveHeaderFooter, patchHeaderFooter],
    ] as const;
    for (const [path, call, patch] of calls) {
      expect((await (await as(ADA)).get(path)).body).toContain(`action="${patch.path}" `);
      expect((await (await as(ADA, whole)).get(path)).body).toContain(`action="${call.path}" `);
    }
  },
);

spec('EDIT-24', 'a patch stores what the whole form stores', async () => {
  const [patching, saving] = [await as(ADA), await as(ADA, whole)];
  const changes = { accent: ' 0B5 ', headings: 'large' };
  const patched = await patching.call('POST', patchStyles.path, {
    ...changes,
    base: await baseOf(patching, ADMIN_PATH.styles),
  });
  const saved = await saving.call('POST', saveStyles.path, {
    ...styleValues(document.site.theme),
    ...changes,
    base: await baseOf(saving, ADMIN_PATH.styles),
  });
  expect([patched.statusCode, saved.statusCode, patched.json().changed]).toEqual([200, 200, saved.json().changed]);
  const note = 'Open on Fridays.';
  const base = await baseOf(patching, ADMIN_PATH.headerFooter);
  expect((await patching.call('POST', patchHeaderFooter.path, { note, base })).statusCode).toBe(200);
  expect((await saving.call('POST', saveHeaderFooter.path, { ...TEXTS, note, base })).statusCode).toBe(200);
  expect(await statesOf(open)).toEqual(await statesOf(whole));
  expect(await statesOf(open)).toMatchObject([{ colors: { accent: '#00bb55' } }, { footer: { note } }]);
});

spec('EDIT-24', 'a form without script sends everything, which a patch takes too', async () => {
  const ada = await as(ADA);
  const base = await baseOf(ada, ADMIN_PATH.headerFooter);
  expect((await ada.call('POST', patchHeaderFooter.path, { ...TEXTS, tagline: 'Pots', base })).statusCode).toBe(200);
  expect((await statesOf(open))[1].footer.tagline).toBe('Pots');
});

spec('EDIT-24', 'a patch of an older state is refused, and what is sent again leaves other changes alone', async () => {
  const [ada, ben] = [await as(ADA), await as(BEN)];
  const base = await baseOf(ada, ADMIN_PATH.styles);
  await ben.call('POST', patchStyles.path, { ink: '#123456', paper: '#fefefe', base });
  const refused = await ada.call('POST', patchStyles.path, { ink: '#654321', base });
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'admin/styles-conflict', data: { errors: { ink: 'Saved meanwhile: #123456' } } },
  ]);
  expect(Object.keys(refused.json().data.errors)).toEqual(['ink']);
  const { key } = refused.json();
  expect((await ada.call('POST', patchStyles.path, { ink: '#654321', base, key })).statusCode).toBe(200);
  expect((await statesOf(open))[0].colors).toMatchObject({
    ink: '#654321',
    paper: '#fefefe',
  });
  const texts = await baseOf(ada, ADMIN_PATH.headerFooter);
  await ben.call('POST', patchHeaderFooter.path, { note: 'Theirs', base: texts });
  expect((await ada.call('POST', patchHeaderFooter.path, { note: 'Mine', base: texts })).statusCode).toBe(409);
});

spec('EDIT-24', 'fields of a patch are checked like those of a form', async () => {
  const ada = await as(ADA);
  const wrong = { accent: 'red', heading: 'Comic Sans', base: await baseOf(ada, ADMIN_PATH.styles) };
  const reply = await ada.call('POST', patchStyles.path, wrong);
  expect([reply.statusCode, Object.keys(reply.json().data.errors).toSorted()]).toEqual([400, ['accent', 'heading']]);
  const base = await baseOf(ada, ADMIN_PATH.headerFooter);
  expect((await ada.call('POST', patchHeaderFooter.path, { title: '', base })).statusCode).toBe(400);
});

spec('EDIT-24', 'a patch of a draft changes the draft, which the form shows, and visitors see neither', async () => {
  const ada = await as(ADA);
  const published = await statesOf(open);
  const stylesDraft = async (fields: object) =>
    ada.call('POST', patchStyles.path, { ...fields, base: await baseOf(ada, ADMIN_PATH.styles), as: 'draft' });
  const textsDraft = async (fields: object) =>
    ada.call('POST', patchHeaderFooter.path, {
      ...fields,
      base: await baseOf(ada, ADMIN_PATH.headerFooter),
      as: 'draft',
    });
  const replies = [
    await stylesDraft({ accent: '#00bb55' }),
    await stylesDraft({ paper: '#fefefe' }),
    await textsDraft({ note: 'Open on Fridays.' }),
    await textsDraft({ tagline: 'Pots' }),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  expect(await statesOf(open)).toEqual(published);
  const publish = async (call: typeof patchStyles | typeof patchHeaderFooter, path: string) =>
    ada.call('POST', call.path, { base: await baseOf(ada, path) });
  await publish(patchStyles, ADMIN_PATH.styles);
  await publish(patchHeaderFooter, ADMIN_PATH.headerFooter);
  expect(await statesOf(open)).toMatchObject([
    { colors: { accent: '#00bb55', paper: '#fefefe' } },
    { footer: { tagline: 'Pots', note: 'Open on Fridays.' } },
  ]);
});
