import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { exampleDocument } from '../../../../tools/testing/site/example-document';
import { firstFormBlock } from '../../../../tools/testing/site/page-block';
import { spec } from '../../../../tools/testing/spec';
import { createKeyFor } from '../../forms/contact-form/submission-key';
import { createMailingList } from '../mailing-lists/mailing-lists.store';
import { ADMIN, CLERK, EDITOR, FORM_ID, prepareForm } from './form.fixture';
import { storedFields } from './stored-form';

const server = prepareForm();
const ids = async () => storedFields((await server.stored()).settings).map(({ id }) => id);
const page = async () => (await server.open.visitor().get('/')).body;

spec('FBUILD-01', 'an owner adds a field, and the published page shows it', async () => {
  const editor = await server.as(EDITOR);
  const before = await ids();
  expect(await page()).not.toContain('Your size');
  const row = { 'field.60.id': '', 'field.60.type': 'radio', 'field.60.title': 'Your size', 'field.60.place': '1' };
  const reply = await server.save(editor, {
    ...row,
    'field.60.options': ' Small \n\nLarge',
    'field.60.required': 'on',
  });
  expect([reply.statusCode, reply.json().message]).toEqual([200, 'Saved. Visitors see it on their next page.']);
  const [added = '', ...others] = await ids();
  expect(added).toMatch(/^radio-[0-9a-f]{10}$/);
  expect(others).toEqual(before);
  expect(storedFields((await server.stored()).settings)[0]).toMatchObject({
    type: 'radio',
    title: 'Your size',
    options: ['Small', 'Large'],
    required: true,
  });
  expect(await page()).toContain('Your size');
  const editorPage = (await editor.get(ADMIN_PATH.form.replace('{slug}', FORM_ID))).body;
  expect(editorPage).toContain('Last saved by editor');
  expect(editorPage).toContain(`name="field.1.id" value="${added}"`);
});

spec(
  'FBUILD-01',
  'the storage part says who gets emails; no page has the address, and an import keeps it',
  async () => {
    const editor = await server.as(EDITOR);
    const refused = await server.save(editor, { emailTo: 'a@b.example, c@d.example' });
    expect(refused.json().data.errors).toEqual({ emailTo: 'Emails must be formatted as name@example.com.' });
    expect((await server.save(editor, { emailTo: ' studio@shop.example ', sendsCopy: 'on' })).statusCode).toBe(200);
    expect(await server.open.db.selectFrom('form_storage').selectAll().execute()).toMatchObject([
      { form_id: FORM_ID, email_to: 'studio@shop.example', sends_copy: true },
    ]);
    const { settings } = await server.open.db
      .selectFrom('block')
      .select('settings')
      .where('id', '=', FORM_ID)
      .executeTakeFirstOrThrow();
    expect([JSON.stringify(settings).includes('studio@'), (await page()).includes('studio@')]).toEqual([false, false]);
    await server.open.db.updateTable('site').set({ document_hash: '' }).execute();
    await server.open.load(exampleDocument());
    expect((await server.stored()).settings).toMatchObject({ emailTo: 'studio@shop.example', sendsCopy: true });
    const values = await server.filled();
    expect(values).toMatchObject({ emailTo: 'studio@shop.example', sendsCopy: 'on' });
    // An unchecked box is absent.
    const { sendsCopy: _, ...unchecked } = values;
    await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, { ...unchecked, emailTo: '' });
    expect((await server.stored()).settings).toMatchObject({ emailTo: undefined, sendsCopy: false });
  },
);

test('a change of who gets emails is a conflict like any other', async () => {
  const editor = await server.as(EDITOR);
  const sent = await server.filled({ emailTo: 'late@shop.example' });
  await server.save(editor, { emailTo: 'studio@shop.example', sendsCopy: 'on' });
  const late = await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, sent);
  expect([late.statusCode, late.json().data.errors]).toEqual([
    409,
    { emailTo: 'Saved meanwhile: studio@shop.example', sendsCopy: 'Saved meanwhile: checked' },
  ]);
});

const SECRET = /whsec_[\w+/]{43}=/g;
const WEBHOOK = 'https://hooks.example/forms';

spec(
  'FBUILD-01',
  'the secret of a webhook is on the page once after it was made, and in no form, block or history',
  async () => {
    const editor = await server.as(EDITOR);
    const own = ADMIN_PATH.form.replace('{slug}', FORM_ID);
    const secretsOnPage = async () => [...new Set((await editor.get(own)).body.match(SECRET))];
    const refused = await server.save(editor, { webhookUrl: 'https://192.168.1.1/' });
    expect(refused.json().data.errors).toEqual({ webhookUrl: expect.stringContaining('public internet') });
    expect(await secretsOnPage()).toEqual([]);
    const reply = await server.save(editor, { webhookUrl: ` ${WEBHOOK} ` });
    expect([reply.statusCode, reply.body.match(SECRET)]).toEqual([200, null]);
    const other = await server.as(ADMIN);
    expect((await other.get(own)).body.match(SECRET)).toBeNull();
    const [first = ''] = await secretsOnPage();
    expect(first).toMatch(SECRET);
    expect(await secretsOnPage()).toEqual([]);
    await server.save(editor, { webhookUrl: `${WEBHOOK}/2` });
    expect(await secretsOnPage()).toEqual([]);
    expect((await server.save(editor, { newWebhookSecret: 'on' })).statusCode).toBe(200);
    const [second = first] = await secretsOnPage();
    expect(second).not.toBe(first);
    expect(await secretsOnPage()).toEqual([]);
    const { db } = server.open;
    const elsewhere = [
      await db.selectFrom('block').selectAll().execute(),
      await db.selectFrom('form_change').selectAll().execute(),
      (await server.stored()).settings,
      await page(),
    ];
    expect(JSON.stringify(elsewhere)).not.toMatch(SECRET);
    expect(await page()).not.toContain('hooks.example');
    await server.save(editor, { webhookUrl: '' });
    expect(await db.selectFrom('form_webhook_secret').selectAll().execute()).toEqual([]);
  },
);

test('a change of the webhook is a conflict like any other', async () => {
  const editor = await server.as(EDITOR);
  const sent = await server.filled({ webhookUrl: `${WEBHOOK}/late` });
  await server.save(editor, { webhookUrl: WEBHOOK });
  const late = await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, sent);
  expect([late.statusCode, late.json().data.errors]).toEqual([409, { webhookUrl: `Saved meanwhile: ${WEBHOOK}` }]);
});

test('the form that is sent twice adds its field once', async () => {
  const editor = await server.as(EDITOR);
  const sent = await server.filled({ 'field.60.id': '', 'field.60.type': 'date', 'field.60.title': 'Day' });
  const post = () => editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, sent);
  expect([(await post()).statusCode, (await post()).statusCode]).toEqual([200, 200]);
  expect((await ids()).filter((id) => id.startsWith('date-'))).toHaveLength(1);
});

test('fields are removed, moved and renamed, and keep their ids, types and what the builder does not edit', async () => {
  const editor = await server.as(EDITOR);
  const [first = '', second = '', ...rest] = await ids();
  const { settings } = await server.stored();
  const text = JSON.stringify({
    ...settings,
    campaign: 'spring',
    fields: storedFields(settings).map((field) => ({ ...field, colour: 'red' })),
  });
  await server.open.db.updateTable('block').set({ settings: text }).where('id', '=', FORM_ID).execute();
  const changes = { 'field.1.place': '9', 'field.1.title': 'Renamed', 'field.1.type': 'date', 'field.2.remove': 'on' };
  expect((await server.save(editor, changes)).statusCode).toBe(200);
  expect(await ids()).toEqual([...rest, first]);
  expect(await ids()).not.toContain(second);
  const saved = (await server.stored()).settings;
  expect(saved['campaign']).toBe('spring');
  expect(storedFields(saved).at(-1)).toMatchObject({ id: first, title: 'Renamed', colour: 'red', type: 'name' });
});

spec('FBUILD-09', 'a maximum length that was not offered stays as it is', async () => {
  const editor = await server.as(EDITOR);
  const row = { 'field.60.id': '', 'field.60.type': 'textarea', 'field.60.title': 'Words' };
  await server.save(editor, { ...row, 'field.60.maxLength': '120' });
  const last = async () => storedFields((await server.stored()).settings).at(-1);
  expect(await last()).toMatchObject({ maxLength: 120 });
  const { [`field.${(await ids()).length}.maxLength`]: offered, ...values } = await server.filled({ title: 'Other' });
  expect(offered).toBe('120');
  await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, values);
  expect(await last()).toMatchObject({ maxLength: 120 });
  await server.save(editor, { [`field.${(await ids()).length}.maxLength`]: '' });
  expect(await last()).not.toHaveProperty('maxLength');
});

test('errors are at their fields, and nothing is saved', async () => {
  const editor = await server.as(EDITOR);
  const before = await server.stored();
  const option = 'x'.repeat(201);
  const reply = await server.save(editor, {
    'field.1.title': ' ',
    'field.60.type': 'select',
    'field.60.title': 'Which',
    'field.61.type': 'radio',
    'field.61.title': 'Which',
    'field.61.options': 'A\nA',
    'field.62.type': 'likert',
    'field.62.title': 'Which',
    'field.62.options': option,
    'field.63.title': 'No type',
    successUrl: 'javascript:alert(1)',
  });
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'admin/form-invalid']);
  expect(reply.json().data.errors).toEqual({
    'field.1.title': 'Enter something here.',
    'field.60.options': 'Enter at least one option.',
    'field.61.options': '“A” is there twice. Remove one of them.',
    'field.62.options': `“${option}” is too long. An option has at most 200 characters.`,
    'field.63.type': 'Choose one from the list.',
    successUrl: 'Start with / for a page of this site, or with https://.',
  });
  const removed = Object.fromEntries((await ids()).map((_, index) => [`field.${index + 1}.remove`, 'on']));
  expect((await server.save(editor, removed)).json().data.errors).toEqual({
    fields: 'A form needs at least one field.',
  });
  expect(await server.stored()).toEqual(before);
});

test('who saves after somebody else sees what is saved, and may replace it', async () => {
  const [editor, admin] = [await server.as(EDITOR), await server.as(ADMIN)];
  const seen = await server.filled();
  await server.save(admin, { 'field.1.title': 'Theirs', disclaimer: 'We keep it.', 'field.2.remove': 'on' });
  const mine = { ...seen, 'field.1.title': 'Mine' };
  const reply = await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, mine);
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'admin/form-conflict']);
  expect(reply.json().error).toContain('Meanwhile admin has saved this');
  const { errors } = reply.json().data;
  expect(errors).toMatchObject({
    'field.1.title': 'Saved meanwhile: Theirs',
    disclaimer: 'Saved meanwhile: We keep it.',
  });
  expect(errors.fields).toMatch(/^Saved meanwhile: \nTheirs\n/);
  const again = { ...mine, key: reply.json().key };
  expect((await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, again)).statusCode).toBe(200);
  expect((await server.stored()).settings['disclaimer']).toBeUndefined();
});

test('what was saved is kept when the site is imported again, and answers keep their fields', async () => {
  const editor = await server.as(EDITOR);
  const [first = ''] = await ids();
  await server.save(editor, { 'field.1.title': 'Kept', 'field.1.place': '9' });
  await server.open.db.updateTable('site').set({ document_hash: '' }).execute();
  await server.open.load(exampleDocument());
  expect((await ids()).at(-1)).toBe(first);
  expect(await page()).toContain('Kept');
});

test('only an administrator changes the HTML after sending, which is cleaned as an import cleans it', async () => {
  const html = '<p onclick="x()">Thanks</p><script>go()</script>';
  await server.save(await server.as(EDITOR), { postSubmitHtml: html, title: 'Changed' });
  expect((await server.stored()).settings).toMatchObject({ title: 'Changed' });
  expect(JSON.stringify((await server.stored()).settings)).not.toContain('go()');
  await server.save(await server.as(ADMIN), { postSubmitHtml: html });
  expect((await server.stored()).settings['postSubmitHtml']).toBe(
    '<p>Thanks</p><script nonce="of-the-page">go()</script>',
  );
});

spec('ROLE-04', 'nobody else may see, preview or save a form', async () => {
  const sent = await server.filled({ title: 'Taken over' });
  const before = await server.stored();
  for (const browser of [await server.as(CLERK), server.open.visitor().twin()]) {
    await browser.get('/');
    for (const { path } of Object.values(FORM_EDITOR_CALLS))
      expect([401, 403]).toContain((await browser.call('POST', path, sent)).statusCode);
    for (const path of [ADMIN_PATH.forms, ADMIN_PATH.form.replace('{slug}', FORM_ID)])
      expect((await browser.get(path)).body).not.toContain('field.1.title');
  }
  expect(await server.stored()).toEqual(before);
});

test('a form that is gone, or is another block, is not found', async () => {
  const admin = await server.as(ADMIN);
  const { id: textId } = exampleDocument().pages[0]!.blocks[0]!;
  for (const id of ['00000000-0000-4000-8000-00000000dead', textId]) {
    expect((await server.save(admin, { id })).json().code).toBe('admin/form-gone');
    expect((await admin.get(ADMIN_PATH.form.replace('{slug}', id))).statusCode).toBe(404);
  }
});

test('the preview is the form as visitors will see it, without scripts, and saves nothing', async () => {
  const editor = await server.as(EDITOR);
  const before = await server.stored();
  const sent = await server.filled({ 'field.1.title': 'Previewed', 'field.2.title': '', disclaimer: 'We keep it.' });
  const reply = await editor.post(FORM_EDITOR_CALLS.previewForm.path, sent as Record<string, string>);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(reply.body).toContain('Previewed');
  expect(reply.body).toContain('We keep it.');
  expect(reply.body).not.toMatch(/<script(?! type="application\/json")[^>]*>[^<]/);
  expect(reply.body).not.toMatch(/class="(?:frame-header|consent-cookie-banner|site-announcement-bar)/);
  expect(await server.stored()).toEqual(before);
});

test('without script, an error comes back with what was typed, and a save leads to the form', async () => {
  const editor = await server.as(EDITOR);
  const own = ADMIN_PATH.form.replace('{slug}', FORM_ID);
  const block = firstFormBlock((await editor.get(own)).body);
  const post = async (changes: object) =>
    editor.post(FORM_EDITOR_CALLS.saveForm.path, {
      ...((await server.filled(changes as never)) as Record<string, string>),
      block,
      page: own,
    });
  const wrong = await post({ 'field.1.title': '', 'field.60.type': 'date', 'field.60.title': 'Typed here' });
  expect([wrong.statusCode, wrong.body.includes('value="Typed here"')]).toEqual([422, true]);
  const right = await post({ 'field.60.type': 'date', 'field.60.title': 'Typed here' });
  expect([right.statusCode, right.headers.location?.startsWith(own)]).toEqual([303, true]);
});

test('the list has each form with its page and submissions, and the form counts answers by field', async () => {
  const visitor = server.open.visitor();
  const answers = {
    who: ['Ada', 'Lovelace'],
    mail: 'ada@example.com',
    about: 'Order',
    days: ['Monday'],
    words: 'Hello',
  };
  const sent = { formId: FORM_ID, key: createKeyFor(FORM_ID), form: JSON.stringify(answers) };
  await visitor.get('/');
  expect((await visitor.call('POST', FORM_CALLS.saveFormSubmission.path, sent)).statusCode).toBe(200);
  const editor = await server.as(EDITOR);
  const list = (await editor.get(ADMIN_PATH.forms)).body;
  expect(list).toContain(`href="${ADMIN_PATH.form.replace('{slug}', FORM_ID)}"`);
  expect(list).toContain('1 submission<');
  const { body } = await editor.get(ADMIN_PATH.form.replace('{slug}', FORM_ID));
  expect(body.match(/1 submission has an answer to this field\./g)?.length).toBeGreaterThan(3);
});

spec('MAIL-01', 'the mailing list of a form is chosen among those of the site, and an import keeps it', async () => {
  const editor = await server.as(EDITOR);
  const { db } = server.open;
  const { id: siteId } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', exampleDocument().site.identifier)
    .executeTakeFirstOrThrow();
  const listOf = async (name: string) =>
    (await createMailingList(db, { siteId, name, requiresConfirmation: true })) ?? '';
  const [news, classes] = [await listOf('News'), await listOf('Classes')];
  expect((await server.save(editor, { listId: news })).statusCode).toBe(200);
  expect((await server.stored()).settings['listId']).toBe(news);
  expect(await db.selectFrom('form_list').select('list_id').execute()).toEqual([{ list_id: news }]);
  await server.open.load(exampleDocument());
  expect((await server.stored()).settings['listId']).toBe(news);
  // Who does not send the field changes nothing.
  const { listId: _, ...others } = await server.filled({ title: 'Other' });
  expect((await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, others)).statusCode).toBe(200);
  expect((await server.stored()).settings['listId']).toBe(news);
  const stale = await server.filled({ listId: classes });
  await server.save(editor, { listId: '' });
  const conflict = await editor.call('POST', FORM_EDITOR_CALLS.saveForm.path, stale);
  expect([conflict.statusCode, conflict.json().data.errors.listId]).toEqual([409, 'Saved meanwhile: (empty)']);
  const gone = await server.save(editor, { listId: '00000000-0000-4000-8000-000000000000' });
  expect(gone.json().data.errors.listId).toBe('This mailing list no longer exists. Choose another one.');
  expect(await db.selectFrom('form_list').select('list_id').execute()).toEqual([{ list_id: null }]);
  await db.deleteFrom('mailing_list').execute();
  await db.deleteFrom('form_list').execute();
});
