import type { ListedMailingList, MailingListsView } from 'shared-types/admin/people/mailing-lists';
import type { FormState, PropsOf } from 'shared-types/render';
import { ADMIN_BLOCK_TYPE } from 'shared-types/site/block-type';

const FORM_ID = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7201';

const letters: ListedMailingList = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7202',
  name: 'Letters from the kiln',
  requiresConfirmation: true,
  counts: { subscribed: 128, unconfirmed: 3, unsubscribed: 12 },
};
const hebrew: ListedMailingList = {
  id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7203',
  name: 'ידיעות מהתנור',
  requiresConfirmation: false,
  counts: { subscribed: 1, unconfirmed: 0, unsubscribed: 0 },
};
const forms: MailingListsView['forms'] = [
  { id: FORM_ID, title: 'Newsletter', pageTitle: 'Home', pagePath: '/', listId: letters.id },
  { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7204', title: '', pageTitle: 'Contact', pagePath: '/contact' },
];

const sample = (view: Partial<MailingListsView>, form?: FormState): PropsOf<'admin/mailing-lists/list'> => ({
  block: { id: '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f7200', type: ADMIN_BLOCK_TYPE.mailingLists, settings: {} },
  data: { 'admin/mailing-lists/list': { lists: [letters, hebrew], forms, ...view } },
  ...(form && { form }),
});

export const examples = {
  some: sample({}),
  empty: sample({ lists: [], forms: forms.map(({ listId: _, ...form }) => form) }),
  noForms: sample({ forms: [] }),
  created: sample({ done: 'created' }, { values: {}, errors: {}, done: true, isFirst: true }),
  nameTaken: sample(
    {},
    {
      values: { name: letters.name },
      errors: { name: 'Another list has this name.' },
      message: 'Another list has this name.',
      code: 'admin/mailing-list-known',
    },
  ),
  noneSelected: sample(
    {},
    {
      values: { formId: FORM_ID, listId: '' },
      errors: { listId: 'A List must be selected' },
      message: 'A List must be selected',
      code: 'site/invalid-input',
    },
  ),
} as const;
