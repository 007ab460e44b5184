import { spec } from '../../../../tools/testing/spec';
import { CONFIG } from '../../config';
import { hasTypedText } from '../../parts/typed-text/typed-text';
import { createFormBench, element, FORM, settle } from './enhanced-form.fixture';

const WITH_AFTER = FORM.replace('<button', '<template data-form-after><p id="after">And now?</p></template><button');

afterEach(() => void jest.useRealTimers());

describe('a form that has arrived', () => {
  spec('FORM-19', 'puts what its page holds for then behind itself once it has arrived, and not before', async () => {
    const { send } = createFormBench({ html: WITH_AFTER });
    await send({ status: 400, body: { error: 'No.', code: 'x/y' } });
    expect(element('#after')).toBeNull();
    await send({ body: { message: 'Thank you' } });
    expect(element('form + #after').textContent).toBe('And now?');
    await send({ body: { message: 'Thank you' } });
    expect(document.querySelectorAll('#after')).toHaveLength(1);
  });

  test('shows nothing of that where its reply leads away', async () => {
    const { ports, send } = createFormBench({ html: WITH_AFTER });
    await send({ body: { location: 'https://elsewhere.test/thanks' } });
    expect(ports.visited).toEqual(['https://elsewhere.test/thanks']);
    expect(element('#after')).toBeNull();
  });

  test('tells the state events of the reply, shows its message and takes its new key', async () => {
    const { announced, send, eventBus } = createFormBench();
    await send({
      body: {
        states: { 'commerce/cart': { revision: 2, items: 1, subtotalCents: 100 } },
        message: 'Thank you',
        key: 'k2',
      },
    });
    expect(eventBus.latest('commerce/cart')?.items).toBe(1);
    const message = element('[data-form-message]');
    expect([message.textContent, message.hidden, message.getAttribute('role')]).toEqual(['Thank you', false, 'status']);
    expect(announced).toEqual([]);
    expect(element('[name=key]').value).toBe('k2');
  });

  spec('FORM-18', 'gives the focus to a message that takes its place', async () => {
    const { send } = createFormBench({ html: FORM.replace('data-form-message', 'data-form-message tabindex="-1"') });
    await send({ body: { message: 'Thank you' } });
    expect(document.activeElement).toBe(element('[data-form-message]'));
  });

  test('keeps the focus where its message stands beside it', async () => {
    const { send } = createFormBench();
    element('#send').focus();
    await send({ body: { message: 'Thank you' } });
    expect(document.activeElement).toBe(element('#send'));
  });

  test('has its message announced where it has no place for it', async () => {
    const { announced, send } = createFormBench({ html: FORM.replace('<p data-form-message hidden></p>', '') });
    await send({ body: { message: 'Added to the cart' } });
    expect(announced).toEqual(['Added to the cart']);
  });

  test('has its message announced where its place went with its answer, as that of a banner does', async () => {
    const { announced, send } = createFormBench();
    element<HTMLElement>('[data-form-message]').checkVisibility = () => false;
    await send({ body: { message: 'Your choice is saved.' } });
    expect(announced).toEqual(['Your choice is saved.']);
  });

  test('leads where the reply says, and stays marked until the visitor comes back', async () => {
    const { ports, send } = createFormBench();
    await send({ body: { location: '/order/1' } });
    expect(ports.visited).toEqual(['/order/1']);
    await send();
    expect(ports.calls).toHaveLength(1);
    ports.comeBack();
    await settle();
    await send();
    expect(ports.calls).toHaveLength(2);
  });

  test('can be sent again, to count once, where its reply leads to what does not take the page away, as a file does', async () => {
    jest.useFakeTimers();
    const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
    const { ports, send } = createFormBench();
    const key = element('[name=key]');
    const first = key.value;
    const reply = { body: { location: '/price-list', key: 'a-fresh-key' } };
    await Promise.all([send(reply), pass(CONFIG.leaveBudgetMs - 1)]);
    expect(element('#form').hasAttribute('aria-busy')).toBe(true);
    await pass(1);
    expect([element('#form').hasAttribute('aria-busy'), key.value]).toEqual([false, first]);
    await Promise.all([send(reply), pass(0)]);
    expect(ports.calls).toHaveLength(2);
    ports.comeBack();
    await pass(0);
    expect(key.value).toBe('a-fresh-key');
  });

  test('says its message again where it is sent again with the same outcome', async () => {
    const { send, sendSlowly } = createFormBench();
    await send({ body: { message: 'Thank you' } });
    const answer = await sendSlowly();
    expect(element('[data-form-message]').textContent).toBe('');
    await answer({ body: { message: 'Thank you' } });
    expect(element('[data-form-message]').textContent).toBe('Thank you');
  });

  test('holds nothing any more that leaving could lose, until something else is typed', async () => {
    const { send } = createFormBench();
    const form = element<HTMLFormElement>('#form');
    const type = (text: string) => {
      element('[name=email]').value = text;
      element<HTMLTextAreaElement>('textarea').value = text;
    };
    type('bob@');
    await send({ status: 400, body: { error: 'No.', code: 'x/y' } });
    expect(hasTypedText(form)).toBe(true);
    await send({ body: { message: 'Thank you' } });
    expect([hasTypedText(form), element('[name=email]').value]).toEqual([false, 'bob@']);
    type('eve@');
    expect(hasTypedText(form)).toBe(true);
  });
});
