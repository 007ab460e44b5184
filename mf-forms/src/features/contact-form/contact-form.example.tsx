import type { FormState, PropsOf } from 'shared-types/render';
import { BLOCK_TYPE } from 'shared-types/site/block-type';

const id = '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0b01';
const settings = {
  title: 'Write to us',
  fields: [
    { id: 'name', type: 'name', title: 'Name', required: true },
    { id: 'email', type: 'email', title: 'Email', required: true, description: 'We only use it to answer you.' },
    { id: 'topic', type: 'select', title: 'What is it about?', required: false, options: ['An order', 'A class'] },
    { id: 'news', type: 'checkbox', title: 'Letters', required: false, options: ['Four letters a year'] },
    { id: 'phone', type: 'text', title: 'Phone', required: false },
    { id: 'message', type: 'textarea', title: 'Message', required: true, maxLength: 2000 },
  ],
  submitButtonText: 'Send message',
  submissionMessage: 'Thank you. We answer within two working days.',
};
const sample = (form?: FormState, changed: object = {}): PropsOf<'forms/contact-form/form'> => ({
  block: { id, type: BLOCK_TYPE.form, settings: { ...settings, ...changed } },
  data: { 'forms/contact-form/form': { formId: id } },
  ...(form && { form }),
});

export const examples = {
  empty: sample(),
  short: sample(undefined, { title: 'Letters from the studio', fields: [settings.fields[1]], submitButtonText: '' }),
  refused: sample({
    values: {
      'field.name.first': 'Ada',
      'field.email.value': 'ada',
      'field.topic.value': 'A class',
      'field.news.0': 'Four letters a year',
      'field.message.value': 'Hello',
    },
    errors: { email: 'Email is not valid. Email addresses should follow the format name@example.com.' },
    message: 'One or more fields is invalid, please check your entries.',
  }),
  failed: sample({ values: {}, errors: {}, message: 'Unable to send form. Please try again later.' }),
  done: sample({ values: {}, errors: {}, done: true }),
  doneWithMore: sample(
    { values: {}, errors: {}, done: true, isFirst: true },
    {
      postSubmitHtml:
        '<p>Meanwhile, <a href="/shop">see what is new</a>.</p><script nonce="of-the-page">globalThis.sent = 1</script>',
    },
  ),
  doneByDefault: sample({ values: {}, errors: {}, done: true }, { submissionMessage: '' }),
} as const;
