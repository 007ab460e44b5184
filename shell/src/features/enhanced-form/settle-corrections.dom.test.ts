import { spec } from '../../../../tools/testing/spec';
import { createFormBench, element } from './enhanced-form.fixture';
import { settleCorrections } from './settle-corrections';

const HTML = `
  <form action="/api/a" method="post" novalidate data-enhance>
    <div data-form-error data-form-summary="Look at the fields."></div>
    <input id="email" name="field.email.value" type="email" required aria-describedby="hint email-error">
    <p id="email-error" data-field-error="email"></p>
    <input id="first" name="field.name.first" aria-describedby="name-error">
    <input id="last" name="field.name.last" aria-describedby="name-error"><p id="name-error" data-field-error="name"></p>
    <button>Send</button>
  </form>`;

let stop = new AbortController();
beforeEach(() => {
  stop.abort();
  stop = new AbortController();
  settleCorrections(document, stop.signal);
});

async function refused(errors: Record<string, string>) {
  const { send } = createFormBench({ html: HTML });
  await send({ status: 400, body: { error: 'No.', code: 'forms/invalid', data: { errors } } });
}

function type(selector: string, value: string): void {
  const field = element(selector);
  field.focus();
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const marked = () => [...document.querySelectorAll('[aria-invalid]')].map(({ id }) => id);
const listed = () => [...document.querySelectorAll('[data-form-error] li')].map(({ textContent }) => textContent);

spec('FORM-20', 'what was wrong with a field goes once it can be right, and with the last of it the list', async () => {
  await refused({ email: 'No address.', name: 'No name.' });
  type('#email', 'ada');
  expect([marked(), listed()]).toEqual([
    ['email', 'first', 'last'],
    ['No address.', 'No name.'],
  ]);
  type('#email', 'ada@example.com');
  expect([marked(), listed()]).toEqual([['first', 'last'], ['No name.']]);
  expect(element('#email-error').textContent).toBe('');
  type('#last', 'Moss');
  expect([marked(), element('[data-form-error]').childNodes.length]).toEqual([[], 0]);
  expect(document.activeElement).toBe(element('#last'));
});

test('what belongs to no field stays', async () => {
  await refused({ email: 'No address.', gone: 'Nowhere to say this.' });
  type('#email', 'ada@example.com');
  expect([marked(), listed()]).toEqual([[], ['Nowhere to say this.']]);
});
