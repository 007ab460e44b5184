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

const newsletter = (changed: object = {}, form?: FormState): PropsOf<'forms/contact-form/form'> => ({
  ...sample(form),
  block: {
    id,
    type: BLOCK_TYPE.newsletter,
    settings: {
      title: 'Letters from the studio',
      text: 'Four letters a year, and an early look at each kiln.',
      label: 'Email',
      submitButtonText: 'Sign up',
      ...changed,
    },
  },
});

/** A field of every type that visitors see, beside those of the ordinary form. */
const allFields = [
  { id: 'about', type: 'section', title: 'About you', description: 'So that we can reach you.', underline: true },
  { id: 'phone', type: 'phone', title: 'Phone', showCountryCode: true, required: true },
  { id: 'home', type: 'address', title: 'Address', required: true },
  { id: 'site', type: 'website', title: 'Website', placeholder: 'https://www.example.com' },
  { id: 'account', type: 'twitter', title: 'X account' },
  { id: 'party', type: 'section', title: 'The party' },
  { id: 'day', type: 'date', title: 'Day', required: true },
  { id: 'hour', type: 'time', title: 'Time' },
  { id: 'guests', type: 'number', title: 'Guests' },
  { id: 'budget', type: 'currency', title: 'Budget', currencySymbol: '€' },
  { id: 'code', type: 'password', title: 'Passphrase' },
  { id: 'room', type: 'radio', title: 'Room', options: ['Studio', 'Garden'], required: true },
  { id: 'last', type: 'likert', title: 'Your last visit', options: ['The food was good.', 'We would come again.'] },
  { id: 'source', type: 'hidden', title: 'Source', key: 'utm_source', value: 'direct' },
];

/** Fields that answers of others show. */
const conditional = [
  { id: 'topic', type: 'radio', title: 'What is it about?', required: true, options: ['An order', 'A class', 'Else'] },
  {
    id: 'number',
    type: 'text',
    title: 'Order number',
    description: 'It stands in our email.',
    required: true,
    shownWhen: { match: 'all', conditions: [{ field: 'topic', operator: 'is', value: 'An order' }] },
  },
  {
    id: 'people',
    type: 'number',
    title: 'People',
    shownWhen: { match: 'all', conditions: [{ field: 'topic', operator: 'is', value: 'A class' }] },
  },
  {
    id: 'group',
    type: 'section',
    title: 'Your group',
    shownWhen: { match: 'all', conditions: [{ field: 'people', operator: 'moreThan', value: '6' }] },
  },
  { id: 'day', type: 'date', title: 'Day', required: true },
];

/** An order with a choice that has a price, and a discount that only members are asked for. */
const order = [
  { id: 'size', type: 'radio', title: 'Size', options: ['Mug', 'Bowl'], amounts: ['18', '24.50'], required: true },
  { id: 'count', type: 'number', title: 'How many', required: true },
  { id: 'extras', type: 'checkbox', title: 'Extras', options: ['Gift box', 'Card'], amounts: ['4', '1.25'] },
  { id: 'member', type: 'checkbox', title: 'I am a member' },
  {
    id: 'discount',
    type: 'currency',
    title: 'Voucher',
    currencySymbol: '€',
    shownWhen: { match: 'all', conditions: [{ field: 'member', operator: 'isFilled' }] },
  },
  {
    id: 'total',
    type: 'calculation',
    title: 'Total',
    description: 'You pay when you collect it.',
    formula: '[size] * [count] + [extras] - [discount]',
    currencySymbol: '€',
  },
];

/** Three pages, the first without a heading; the last one is for large parties. */
const paged = [
  { id: 'who', type: 'text', title: 'Your name', required: true },
  { id: 'party', type: 'section', title: 'The party', startsPage: true },
  { id: 'day', type: 'date', title: 'Day', required: true },
  { id: 'guests', type: 'number', title: 'Guests' },
  {
    id: 'large',
    type: 'section',
    title: 'Large parties',
    startsPage: true,
    shownWhen: { match: 'all', conditions: [{ field: 'guests', operator: 'moreThan', value: '20' }] },
  },
  { id: 'tent', type: 'radio', title: 'Tent', options: ['Yes', 'No'], required: true },
];

/** A field for several files, and one for a single picture. */
const files = [
  { id: 'who', type: 'text', title: 'Your name', required: true },
  {
    id: 'drawings',
    type: 'file',
    title: 'Drawings',
    description: 'Sketches are enough.',
    required: true,
    accepts: 'documents',
    mostFiles: 3,
  },
  { id: 'photo', type: 'file', title: 'Photo', accepts: 'pictures' },
];

export const examples = {
  empty: sample(),
  short: sample(undefined, { title: 'Letters from the studio', fields: [settings.fields[1]], submitButtonText: '' }),
  captcha: sample(undefined, { captcha: 'altcha' }),
  captchaOfService: sample(undefined, { captcha: 'hcaptcha', captchaSiteKey: '10000000-ffff' }),
  allFields: sample(undefined, { title: 'Plan a party', fields: allFields }),
  allFieldsRefused: sample(
    {
      values: {
        'field.phone.number': '12x',
        'field.day.value': '2027-01-31',
        'field.code.value': 'secret',
        'field.room.value': 'Garden',
        'field.last.1': '-2',
      },
      errors: { phone: 'Enter a telephone number.', home: 'Address is required.', last: 'Choose one of the options.' },
    },
    { title: 'Plan a party', fields: allFields },
  ),
  files: sample(undefined, { title: 'Order a mug', fields: files }),
  /** The server has kept one file, and refused another. */
  filesRefused: sample(
    {
      values: { 'field.drawings.upload': '6f0c1d7e-2b52-4f0e-9b0e-0d3a3d3f0f01 mug, seen from the side.pdf' },
      errors: { drawings: 'mug.exe: Files of this type cannot be sent.', who: 'Your name is required.' },
    },
    { title: 'Order a mug', fields: files },
  ),
  conditional: sample(undefined, { title: 'Ask us', fields: conditional }),
  conditionalRefused: sample(
    { values: { 'field.topic.value': 'An order' }, errors: { number: 'Order number is required.' } },
    { title: 'Ask us', fields: conditional },
  ),
  order: sample(undefined, { title: 'Order pots', fields: order }),
  orderRefused: sample(
    {
      values: { 'field.size.value': 'Bowl', 'field.extras.1': 'Card' },
      errors: { count: 'How many is required.' },
    },
    { title: 'Order pots', fields: order },
  ),
  keepsDraft: sample(undefined, {
    keepsDraft: true,
    fields: [...settings.fields, { id: 'code', type: 'password', title: 'Code' }],
  }),
  pages: sample(undefined, { title: 'Plan a party', fields: paged }),
  pagesRefused: sample({ values: {}, errors: { day: 'Day is required.' } }, { title: 'Plan a party', fields: paged }),
  newsletter: newsletter(),
  newsletterRefused: newsletter(
    {},
    {
      values: { 'field.email.value': 'ada' },
      errors: { email: 'Enter a valid email address.' },
      message: 'Check the email.',
    },
  ),
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
  disclaimed: sample(undefined, { disclaimer: 'We keep your message for a year.\nThen we delete it.' }),
  receipt: sample({
    values: {},
    errors: {},
    done: true,
    isFirst: true,
    receipt: {
      number: 'K7QM-4X2P',
      fields: [
        { title: 'Name', values: ['Ada Lovelace'] },
        { title: 'Letters', values: ['Four letters a year', 'News'] },
        { title: 'Message', values: [`Hello,\n<b>is</b> ${'Averylongwordwithoutanyspace'.repeat(8)}?`] },
      ],
    },
  }),
  doneByDefault: sample({ values: {}, errors: {}, done: true }, { submissionMessage: '' }),
} as const;
