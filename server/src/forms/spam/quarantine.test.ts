import { sql } from 'kysely';
import { CHOSEN_SUBMISSION_PREFIX, SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { DECOY_INPUT } from 'shared-types/forms/contact-form';
import { prepareStoredSubmissions } from '../../admin/submissions/stored-submissions.fixture';
import { ANSWERS, blocksOf } from '../contact-form/submissions.fixture';
import { saveStorage } from '../submission-steps/form-storage.store';
import { sweepQuarantine } from './quarantine.store';

const { submissions, signedIn, listAt, store } = prepareStoredSubmissions({ runsJobs: false });
const [, formId] = blocksOf();
const { path } = SUBMISSIONS_CALLS.markSubmissions;
const SPAM = 'Buy cheap pills, casino bonus, crypto jackpot at https://pills.example';
const ORDER = 'Is the large mug with the blue glaze coming back before summer?';

const siteId = async () => {
  const site = await submissions.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  return site.id;
};
const emails = () => submissions.open.db.selectFrom('mail_outbox').selectAll().execute();
const words = (text: string) => ({ fields: JSON.stringify({ words: text }) });
const mark = async (to: 'spam' | 'not-spam', ...ids: readonly string[]) => {
  const editor = await signedIn();
  const chosen = Object.fromEntries(ids.map((id) => [`${CHOSEN_SUBMISSION_PREFIX}${id}`, 'on']));
  return editor.call('POST', path, { ...chosen, to });
};
const find = async (id: string) => (await submissions.stored()).find((one) => one.id === id);
const newest = async () =>
  submissions.open.db
    .selectFrom('form_submission')
    .selectAll()
    .orderBy('received_at', 'desc')
    .executeTakeFirstOrThrow();
const learnedBy = () => submissions.open.db.selectFrom('spam_filter').select(['spam', 'not_spam']).executeTakeFirst();

/** Five messages of each kind, marked by an owner. */
async function teach(): Promise<void> {
  const spam = await store(5, words(SPAM));
  await store(5, { ...words(ORDER), read_at: new Date() });
  await mark('spam', ...spam);
}

beforeEach(async () => {
  const storage = { emailTo: 'studio@shop.example', sendsCopy: true, webhookUrl: undefined };
  await saveStorage(submissions.open.db, { siteId: await siteId(), formId }, storage);
});
afterEach(async () => {
  for (const table of ['mail_outbox', 'form_storage', 'spam_filter', 'spam_word'] as const)
    await submissions.open.db.deleteFrom(table).execute();
});

test('a message like marked ones goes to quarantine without emails, and its sender gets the usual thanks', async () => {
  const ham = await submissions.answer({ words: ORDER });
  await teach();
  const before = (await emails()).length;
  const spam = await submissions.answer({ words: `${SPAM} now` });
  expect([spam.statusCode, Object.keys(spam.json())]).toEqual([200, Object.keys(ham.json())]);
  expect(await newest()).toMatchObject({ spam_reason: 'words', quarantined_at: expect.anything() });
  expect(await emails()).toHaveLength(before);
  await submissions.answer({ words: `Hello. ${ORDER}` });
  expect(await newest()).toMatchObject({ spam_reason: null, quarantined_at: null });
  expect(await emails()).toHaveLength(before + 2);
});

test('“not spam” sends the emails once, and the filter learns from it', async () => {
  await teach();
  await submissions.answer({ words: SPAM });
  const { id } = await newest();
  expect(await emails()).toEqual([]);
  for (const count of [1, 0])
    expect((await mark('not-spam', id)).json().location).toBe(`/config/forms?done=released&count=${count}`);
  expect((await emails()).map(({ recipient }) => recipient).sort()).toEqual(['ada@example.com', 'studio@shop.example']);
  expect(await find(id)).toMatchObject({ quarantined_at: null, spam_reason: null, learned_as: 'not-spam' });
  expect(await learnedBy()).toEqual({ spam: 5, not_spam: 6 });
  await mark('spam', id);
  await mark('not-spam', id);
  expect(await emails()).toHaveLength(2);
  expect(await learnedBy()).toEqual({ spam: 5, not_spam: 6 });
});

test('what an owner has read and left alone teaches the filter too, and is taken back if it is marked', async () => {
  const [spam = ''] = await store(1, words(SPAM));
  const [read = ''] = await store(1, { ...words(ORDER), read_at: new Date() });
  await store(1, words('unread'));
  await mark('spam', spam);
  expect(await learnedBy()).toEqual({ spam: 1, not_spam: 1 });
  await mark('spam', read);
  expect(await learnedBy()).toEqual({ spam: 2, not_spam: 0 });
});

test('a bot that fills the honeypot is in quarantine, with the limits of every sender', async () => {
  const bot = { [DECOY_INPUT]: 'https://spam.example' };
  await submissions.send(bot);
  expect(await newest()).toMatchObject({ spam_reason: 'bot', fields: { mail: ANSWERS.mail } });
  expect(await emails()).toEqual([]);
  expect((await submissions.send({ ...bot, form: '{}' })).statusCode).toBe(200);
  const long = JSON.stringify({ ...ANSWERS, words: 'x'.repeat(20_000) });
  expect((await submissions.send({ ...bot, form: long })).statusCode).toBe(200);
  expect(await submissions.stored()).toHaveLength(1);
  await store(499, { quarantined_at: new Date(), spam_reason: 'bot' });
  expect((await submissions.send(bot)).json().data).toEqual({ saved: true });
  expect(await submissions.stored()).toHaveLength(500);
});

test('a flood of a bot from one address is not stored, and still thanked', async () => {
  for (let index = 0; index < 35; index += 1)
    expect((await submissions.send({ [DECOY_INPUT]: 'x' })).statusCode).toBe(200);
  expect(await submissions.stored()).toHaveLength(30);
});

test('the list, its counts and its files have spam only in its folder', async () => {
  await store(1, words('A question'));
  const [spam = ''] = await store(1, { ...words('A jackpot'), quarantined_at: new Date(), spam_reason: 'words' });
  const [inbox, folder] = [await listAt(), await listAt('/config/forms?folder=spam')];
  expect([inbox.includes('A question'), inbox.includes('A jackpot')]).toEqual([true, false]);
  expect([folder.includes('A question'), folder.includes('A jackpot')]).toEqual([false, true]);
  expect(inbox).toContain('Spam (1)');
  expect(await listAt(`/config/forms?folder=spam&id=${spam}`)).toContain('like what you have marked as spam');
  const file = await (await signedIn()).get(`${SUBMISSIONS_CALLS.getSubmissionsFile.path}?format=csv`);
  expect([file.body.includes('A question'), file.body.includes('A jackpot')]).toEqual([true, false]);
});

test('after 30 days it is deleted from quarantine, and nothing else is', async () => {
  const ago = (days: number) => sql<Date>`now() - make_interval(days => ${days}::int)`;
  await store(3, { quarantined_at: ago(31), spam_reason: 'bot' });
  const [young = ''] = await store(1, { quarantined_at: ago(29), spam_reason: 'bot' });
  const [old = ''] = await store(1, { received_at: ago(90) });
  await sweepQuarantine(submissions.open.db, 2);
  expect((await submissions.stored()).map(({ id }) => id).sort()).toEqual([young, old].sort());
});
