import { FORM_CALLS } from 'shared-types/forms/contact-form';
import { exampleDocument, exampleForm } from '../../../tools/testing/site/example-document';
import { KEY, type BadInputCase } from './bad-input-case.fixture';

const formId = exampleDocument().pages[0]?.blocks[1]?.id ?? '';
const answers = { who: ['Ada', ''], mail: 'ada@example.com', words: 'Hello' };

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
];
