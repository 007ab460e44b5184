import type { FormEditorView, SavedForm } from 'shared-types/admin/forms/form';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f4401';

const SAVED: SavedForm = {
  base: 'state-1',
  values: {
    title: 'Write to us',
    submitButtonText: '',
    submissionMessage: 'Thank you.',
    successUrl: '',
    postSubmitHtml: '',
    disclaimer: 'We keep your message for a year.',
    'field.1.id': 'who',
    'field.1.type': 'name',
    'field.1.title': 'Name',
    'field.1.required': 'on',
    'field.2.id': 'mail',
    'field.2.type': 'email',
    'field.2.title': 'Email',
    'field.2.placeholder': 'name@example.com',
    'field.3.id': 'about',
    'field.3.type': 'select',
    'field.3.title': 'About',
    'field.3.options': 'Order\nClasses',
  },
  changed: { by: 'Olive Owner', at: '2026-03-02T09:04:00.000Z', atText: 'March 2, 2026 at 9:04 AM UTC' },
};

const LISTS: NonNullable<FormEditorView['lists']> = [
  { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7101', name: 'News' },
  { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7102', name: 'Workshops', service: 'mailchimp' },
];

const sample = (view: Partial<FormEditorView> = {}, form?: FormState): PropsOf<'admin/form/saved'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0d45', type: ADMIN_BLOCK_TYPE.form, settings: {} },
  data: {
    'admin/form/saved': {
      id: ID,
      saved: SAVED,
      page: { title: 'Contact', path: '/contact' },
      submissions: 12,
      answers: { mail: 12 },
      isVanilla: true,
      mayAddScripts: true,
      lists: LISTS,
      ...view,
    },
  },
  ...(form && { form }),
});

const TYPED = {
  ...SAVED.values,
  id: ID,
  base: 'state-1',
  fresh: 'fresh-1',
  'field.2.title': '',
  'field.3.options': '',
  'field.7.id': '',
  'field.7.type': 'textarea',
  'field.7.title': 'Message',
  'field.7.place': '1',
};

const types = [
  'text',
  'textarea',
  'number',
  'website',
  'currency',
  'calculation',
  'password',
  'twitter',
  'date',
  'time',
  'address',
];
const moreTypes = ['phone', 'section', 'radio', 'checkbox', 'likert', 'hidden', 'file'];
const { saved: _, page: __, ...unknown } = sample().data['admin/form/saved'];

export const examples = {
  subscribing: sample({
    saved: { ...SAVED, values: { ...SAVED.values, listId: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7102' } },
  }),
  listGone: sample({
    saved: { ...SAVED, values: { ...SAVED.values, listId: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7103' } },
  }),
  noLists: sample({ lists: [] }),
  saved: sample(),
  /** A field of each type that the others do not have. */
  allTypes: sample({
    saved: {
      base: 'state-1',
      values: Object.fromEntries(
        [...types, ...moreTypes].flatMap((type, index) => [
          [`field.${index + 1}.id`, type],
          [`field.${index + 1}.type`, type],
          [`field.${index + 1}.title`, `A ${type}`],
        ]),
      ),
    },
  }),
  conditional: sample({
    saved: {
      ...SAVED,
      values: {
        ...SAVED.values,
        'field.3.shownWhen.match': 'any',
        'field.3.shownWhen.1.field': 'mail',
        'field.3.shownWhen.1.operator': 'contains',
        'field.3.shownWhen.1.value': '@',
      },
    },
  }),
  handled: sample({ isVanilla: false, mayAddScripts: false, submissions: 0, answers: {} }),
  newSecret: sample({
    saved: { ...SAVED, values: { ...SAVED.values, webhookUrl: `https://hooks.example/${'forms-'.repeat(20)}` } },
    webhookSecret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwMfKQ9r8GKYq=',
  }),
  justSaved: sample({}, { values: {}, errors: {}, done: true, isFirst: true }),
  wrong: sample(
    {},
    {
      values: TYPED,
      errors: { 'field.2.title': 'Enter something here.', 'field.3.options': 'Enter at least one option.' },
      message: 'Not saved. Please fix the errors below and save again.',
      code: 'admin/form-invalid',
    },
  ),
  conflict: sample(
    {},
    {
      values: { ...TYPED, 'field.2.title': 'E-mail', 'field.3.options': 'Order' },
      errors: {
        'field.2.title': 'Saved meanwhile: Email',
        fields: 'Saved meanwhile: \nName\nEmail\nAbout',
      },
      message: 'Meanwhile Olive Owner has saved this. Save again to replace it.',
      code: 'admin/form-conflict',
      key: 'state-2',
    },
  ),
  signedOut: {
    ...sample(
      {},
      {
        values: TYPED,
        errors: {},
        message: 'You are signed out. What you typed is still here.',
        code: 'site/login-required',
      },
    ),
    data: { 'admin/form/saved': { ...unknown, submissions: 0, answers: {}, mayAddScripts: false } },
  },
} as const;
