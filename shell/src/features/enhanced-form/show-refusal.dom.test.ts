import { spec } from '../../../../tools/testing/spec';
import { createFormBench, element, FORM } from './enhanced-form.fixture';

describe('a refused form', () => {
  test('takes the new key of a refusal, so that it can be sent again', async () => {
    const { send } = createFormBench();
    const error = 'This form was already sent with other answers. Please send it again.';
    await send({ status: 409, body: { error, code: 'forms/key-used', key: 'k2' } });
    expect(element('[name=key]').value).toBe('k2');
    expect(element('[data-form-error]').textContent).toContain(error);
  });

  spec(['FORM-20', 'FORM-24'], 'shows a refusal in its place, and keeps what was typed', async () => {
    const { send } = createFormBench();
    await send({
      status: 422,
      body: {
        error: 'One or more fields is invalid.',
        code: 'x/y',
        data: { errors: { email: 'Email is not valid.', 'field.name': 'Both names, please.', gone: 'Unknown field.' } },
      },
    });
    const place = element('[data-form-error]');
    expect(place.getAttribute('role')).toBe('alert');
    expect(place.textContent).toBe('One or more fields is invalid. Unknown field.');
    const email = element('[name=email]');
    const error = element('[data-field-error=email]');
    expect(error.textContent).toBe('Email is not valid.');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(email.getAttribute('aria-describedby')).toBe(`hint ${error.id}`);
    expect(element('[name="field.name.Last"]').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(email);
    expect(email.value).toBe('ada@');
    expect(element('[name=note]').value).toBe('Hello');
  });

  test('marks the inputs that point at the place of an error', async () => {
    const field =
      '<input name="field.email.value" aria-describedby="hint error"><p id="error" data-field-error="email"></p>';
    const { send } = createFormBench({
      html: `<form action="/api/a" method="post" data-enhance>${field}<button>Send</button></form>`,
    });
    await send({
      status: 400,
      body: { error: 'Look again.', code: 'forms/invalid', data: { errors: { email: 'No address.' } } },
    });
    expect(element('input').getAttribute('aria-invalid')).toBe('true');
    expect(element('input').getAttribute('aria-describedby')).toBe('hint error');
    expect(document.activeElement).toBe(element('input'));
  });

  spec('FORM-27', 'forgets the last refusal with the next outcome', async () => {
    const { send } = createFormBench();
    await send({
      status: 422,
      body: { error: 'No.', code: 'x/y', data: { errors: { email: 'Email is not valid.' } } },
    });
    await send({ status: 422, body: { error: 'Still no.', code: 'x/y' } });
    expect(element('[data-field-error=email]').textContent).toBe('');
    expect(element('[name=email]').hasAttribute('aria-invalid')).toBe(false);
    expect(element('[data-form-error]').textContent).toBe('Still no.');
    await send({ body: {} });
    expect(element('[data-form-error]').textContent).toBe('');
  });

  spec(['FORM-20', 'FORM-24'], 'lists what is wrong with links to the fields, and focuses the list', async () => {
    const place = '<p data-form-error></p>';
    const { send } = createFormBench({
      html: FORM.replace(place, place.replace('><', ' data-form-summary="Look."><')),
    });
    const refuse = (errors: object) => send({ status: 400, body: { error: 'No.', code: 'x/y', data: { errors } } });
    await refuse({ 'field.name': 'Both names.', email: 'Not valid.', gone: 'Unknown field.' });
    const list = element('[data-form-error]');
    expect(list.querySelector('p')?.textContent).toBe('Look.');
    const items = [...list.querySelectorAll('li')].map((item) => [
      item.textContent,
      item.querySelector('a') &&
        document.getElementById(item.querySelector('a')?.hash.slice(1) ?? '')?.getAttribute('name'),
    ]);
    expect(items).toEqual([
      ['Both names.', 'field.name.First'],
      ['Not valid.', 'email'],
      ['Unknown field.', null],
    ]);
    expect(document.activeElement).toBe(list);
    await refuse({});
    expect(list.textContent).toBe('No.');
  });

  test('leads to an input, never to the fieldset around it', async () => {
    const error = '<p id="error" data-field-error="who"></p>';
    const group = `<fieldset aria-describedby="error">${error}<input name="field.who.first" aria-describedby="error"></fieldset>`;
    const { send } = createFormBench({
      html: `<form action="/api/a" method="post" data-enhance>${group}<button>Send</button></form>`,
    });
    await send({ status: 400, body: { error: 'No.', code: 'x/y', data: { errors: { who: 'Who?' } } } });
    expect(element('fieldset').hasAttribute('aria-invalid')).toBe(false);
    expect(document.activeElement).toBe(element('input'));
  });

  test('makes room for a refusal where it has none', async () => {
    const { send } = createFormBench({
      html: '<form action="/a" method="post" data-enhance><button>Send</button></form>',
    });
    await send({ status: 409, body: { error: 'Sold out.', code: 'x/y' } });
    expect(element('form > [data-form-error][role=alert]').textContent).toBe('Sold out.');
  });
});
