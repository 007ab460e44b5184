import { FORM_EDITOR_CALLS } from 'shared-types/admin/forms/form';
import { FORM_LIMIT } from 'shared-types/forms/form-builder';
import { findStoredForm } from '../admin/form/form.store';
import { formName, formValues } from '../admin/form/stored-form';
import { blocksOf } from '../forms/contact-form/submissions.fixture';
import { NO_STATES, signInAsOwner, type BadInputCase, type World } from './bad-input-case.fixture';

const [, FORM_ID] = blocksOf();
const NO_IDS = ['', 'x', 7, [], {}];
const NO_NAMES = ['', 'a b', 'x'.repeat(101), 7, [], {}];

async function filledForm(world: World): Promise<Readonly<Record<string, string>>> {
  const siteId = await signInAsOwner(world);
  const { settings = {} } = (await findStoredForm(world.open.db, { siteId, id: FORM_ID })) ?? {};
  return { ...formValues(settings), id: FORM_ID, base: formName(settings), fresh: 'form', disclaimer: 'Right' };
}

const saveCase: BadInputCase = {
  route: `POST ${FORM_EDITOR_CALLS.saveForm.path}`,
  right: async (world) => ({ path: FORM_EDITOR_CALLS.saveForm.path, body: await filledForm(world) }),
  required: ['id', 'base', 'fresh', 'field.1.title'],
  texts: ['title', 'disclaimer', 'submissionMessage', 'postSubmitHtml', 'field.1.title'],
  wrong: {
    id: NO_IDS,
    fresh: NO_NAMES,
    base: NO_STATES,
    key: NO_STATES,
    successUrl: ['javascript:alert(1)', '//other.example', 'http://other.example'],
    webhookUrl: [
      ...[
        'http://hooks.example',
        'https://',
        'javascript:alert(1)',
        'https://a:b@hooks.example',
        'https://localhost/x',
      ],
      ...['https://127.0.0.1', 'https://0x7f.1', 'https://[::1]', 'https://10.0.0.1:8443', 'https://169.254.169.254'],
      ...['https://hooks.example/\0', `https://hooks.example/${'x'.repeat(FORM_LIMIT.webhookUrl)}`, 7, [], {}],
    ],
    listId: ['x', '00000000-0000-4000-8000-000000000000', 7, [], {}],
    newWebhookSecret: ['yes', [], {}],
    'field.1.title': ['', ' ', 'two\nlines', '\0'],
    'field.1.place': ['0', 'x', '201', [], {}],
    'field.1.required': ['yes', [], {}],
    'field.9999.type': ['text'],
    'field.9.title': ['A field without a type'],
    submitButtonText: ['x'.repeat(FORM_LIMIT.submitButtonText + 1)],
  },
};

/** A preview shows what can be shown, so its fields may be wrong. */
const previewCase: BadInputCase = {
  route: `POST ${FORM_EDITOR_CALLS.previewForm.path}`,
  right: async (world) => ({ path: FORM_EDITOR_CALLS.previewForm.path, body: await filledForm(world) }),
  required: ['id', 'base', 'fresh'],
  wrong: { id: NO_IDS, fresh: NO_NAMES, base: NO_STATES, key: NO_STATES, 'field.9999.type': ['text'] },
};

export const FORM_BUILDER_CASES: readonly BadInputCase[] = [saveCase, previewCase];
