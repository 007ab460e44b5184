import { randomUUID } from 'node:crypto';
import { SUBMISSION_STEPS_CALLS } from 'shared-types/admin/forms/submission-steps';
import { SUBMISSIONS_CALLS } from 'shared-types/admin/forms/submissions';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { FORM_UPLOAD_CALLS } from 'shared-types/forms/form-upload';
import { MAILING_LIST_CALLS } from 'shared-types/forms/mailing-list';
import { exampleDocument, exampleForm } from '../../../tools/testing/site/example-document';
import { withFormSettings } from '../forms/captcha/captcha.fixture';
import { subscriptionToken, type SubscriptionAct } from '../forms/mailing-list/subscription-token';
import { KEY, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const formId = exampleDocument().pages[0]?.blocks[1]?.id ?? '';
const answers = { who: ['Ada', ''], mail: 'ada@example.com', words: 'Hello' };

const WRONG_TOKENS = ['', 'x', 'A'.repeat(72), 7, null, [], {}];

/** A token of an unconfirmed subscriber, whose last request was long ago. */
async function tokenFor({ open }: World, act: SubscriptionAct): Promise<string> {
  const { db, sites } = open;
  const { id: siteId } = await db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const site = await sites.byId(siteId);
  const { id: listId } = await db
    .insertInto('mailing_list')
    .values({ site_id: siteId, name: `News ${act} ${Math.random()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: subscriberId } = await db
    .insertInto('list_subscriber')
    .values({
      site_id: siteId,
      list_id: listId,
      email: 'ada@example.com',
      email_key: 'ada@example.com',
      state: 'unconfirmed',
      consent: '{}',
      requested_at: new Date(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return (site && subscriptionToken(site, act, { subscriberId, madeAt: new Date() })) ?? '';
}

/** Adds a field for files to the example's form. */
async function loadFileForm({ open }: World): Promise<void> {
  const fields = [...exampleForm.fields, { id: 'plan', type: 'file', title: 'Plan' }];
  await open.load(withFormSettings({ fields }));
}

async function startedUpload(world: World): Promise<string> {
  await loadFileForm(world);
  const { id: siteId } = await world.open.db.selectFrom('site').select('id').executeTakeFirstOrThrow();
  const id = randomUUID();
  await world.open.db
    .insertInto('form_upload')
    .values({ id, site_id: siteId, form_id: formId, field_id: 'plan', key: KEY, name: 'a.pdf', bytes: 9 })
    .execute();
  return id;
}

function subscriptionCase(call: 'confirmSubscription' | 'requestConfirmation' | 'unsubscribe'): BadInputCase {
  const { path } = MAILING_LIST_CALLS[call];
  return {
    route: `POST ${path}`,
    right: async (world) => {
      const token = await tokenFor(world, call === 'unsubscribe' ? 'unsubscribe' : 'confirm');
      return { path, body: { token } };
    },
    required: ['token'],
    texts: ['token'],
    wrong: { token: WRONG_TOKENS },
  };
}

export const FORMS_CASES: readonly BadInputCase[] = [
  {
    route: `POST ${FORM_CALLS.formSubmissionKey.path}`,
    right: async () => ({ path: FORM_CALLS.formSubmissionKey.path }),
  },
  {
    route: `POST ${FORM_CALLS.saveFormSubmission.path}`,
    right: async () => ({
      path: FORM_CALLS.saveFormSubmission.path,
      body: { key: KEY, formId, form: JSON.stringify(answers) },
    }),
    required: ['key', 'formId', 'form'],
    texts: ['key', 'formId'],
    wrong: {
      form: [
        7,
        null,
        [],
        '',
        '{',
        'null',
        '[]',
        '['.repeat(50_000),
        JSON.stringify({ ...answers, mail: 'ada' }),
        JSON.stringify({ ...answers, words: 'x'.repeat((exampleForm.fields[4]?.maxLength ?? 0) + 1) }),
        JSON.stringify({ ...answers, about: 'Neither' }),
        JSON.stringify({ ...answers, words: { deep: true } }),
      ],
      pageTitle: [7, [], {}],
      isOverlayForm: ['perhaps', 7, []],
      contentSource: ['x', 7],
      pagePermissionTypeValue: [0, 4, 'x', []],
    },
  },
  {
    route: `POST ${FORM_CALLS.checkAnswers.path}`,
    right: async () => ({ path: FORM_CALLS.checkAnswers.path, body: { formId, form: JSON.stringify(answers) } }),
    required: ['formId'],
    texts: ['formId'],
    wrong: { form: [7, null, [], '', '{', 'null', '[]', JSON.stringify({ ...answers, words: { deep: true } })] },
  },
  {
    route: `POST ${FORM_UPLOAD_CALLS.startUpload.path}`,
    right: async (world) => {
      await loadFileForm(world);
      return {
        path: FORM_UPLOAD_CALLS.startUpload.path,
        body: { formId, key: KEY, field: 'plan', name: 'a.pdf', bytes: 9 },
      };
    },
    required: ['formId', 'key', 'field', 'name', 'bytes'],
    texts: ['formId', 'key', 'field', 'name'],
    wrong: { bytes: [-1, 0, 1.5, 'x', null, [], {}, 26_214_401], field: ['', 'mail'] },
  },
  {
    route: `POST ${FORM_UPLOAD_CALLS.addPiece.path}`,
    right: async (world) => {
      const id = await startedUpload(world);
      return { path: FORM_UPLOAD_CALLS.addPiece.path, body: { id, formId, key: KEY, offset: 0 } };
    },
    required: ['id', 'formId', 'key', 'offset'],
    texts: ['id', 'formId', 'key'],
    wrong: { offset: [-1, 1.5, 'x', {}] },
  },
  {
    route: `POST ${FORM_UPLOAD_CALLS.removeUpload.path}`,
    right: async (world) => {
      const id = await startedUpload(world);
      return { path: FORM_UPLOAD_CALLS.removeUpload.path, body: { id, formId, key: KEY } };
    },
    required: ['id', 'formId', 'key'],
    texts: ['id', 'formId', 'key'],
  },
  subscriptionCase('confirmSubscription'),
  subscriptionCase('requestConfirmation'),
  subscriptionCase('unsubscribe'),
  {
    route: `POST ${SUBMISSIONS_CALLS.markSubmissions.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: SUBMISSIONS_CALLS.markSubmissions.path, body: { to: 'all-read' } };
    },
    required: ['to'],
    texts: ['to'],
    // The last two need selected submissions.
    wrong: { to: ['', 'READ', 'read', 'unread'] },
  },
  {
    route: `POST ${SUBMISSIONS_CALLS.deleteSubmissions.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: SUBMISSIONS_CALLS.deleteSubmissions.path, body: { person: 'ada@example.com', confirmed: 'yes' } };
    },
    // Without it, submissions have to be selected.
    required: ['person'],
    texts: ['person'],
    wrong: { person: ['', 'ada', 'a@', '@b', 'a b@c.example', 7, null, [], {}], confirmed: ['', 'no', true, 1, []] },
  },
  {
    route: `POST ${SUBMISSIONS_CALLS.saveSubmissionRetention.path}`,
    right: async (world) => {
      await signInAsOwner(world);
      return { path: SUBMISSIONS_CALLS.saveSubmissionRetention.path, body: { days: '', confirmed: 'yes' } };
    },
    required: ['days'],
    texts: ['days', 'base'],
    wrong: {
      days: ['0', '-1', '1.5', '1e3', '3651', '99999', 'x', 7, null, [], {}],
      base: ['x', '99999', 7, []],
      confirmed: ['', 'no', true, 1, []],
    },
  },
  {
    route: `POST ${SUBMISSION_STEPS_CALLS.retryStep.path}`,
    right: async (world) => ({ path: SUBMISSION_STEPS_CALLS.retryStep.path, body: { step: await seedStep(world) } }),
    required: ['step'],
    texts: ['step'],
    wrong: { step: ['', 'x', 7, null, [], {}, randomUUID()] },
  },
];

/** A step of a submission that waits for its email. */
async function seedStep(world: World): Promise<string> {
  const site_id = await signInAsOwner(world);
  const { db } = world.open;
  const submission = { site_id, form_id: formId, key: randomUUID(), page_path: '/', fields: '{}', details: '{}' };
  const { id: submission_id } = await db
    .insertInto('form_submission')
    .values({ id: randomUUID(), ...submission })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('submission_step')
    .values({ site_id, submission_id, kind: 'email', state: 'waiting' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
