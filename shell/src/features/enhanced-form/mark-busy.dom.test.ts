import { spec } from '../../../../tools/testing/spec';
import { createFormBench, element, FORM, settle } from './enhanced-form.fixture';

describe('a form on its way', () => {
  spec(
    ['FORM-02', 'FORM-05', 'FORM-21'],
    'marks itself and its button while it is on its way, and is sent once',
    async () => {
      const { native, ports, sendSlowly } = createFormBench();
      const button = element<HTMLButtonElement>('#send');
      button.focus();
      const answer = await sendSlowly();
      button.click();
      element<HTMLFormElement>('form').requestSubmit();
      await settle();
      expect(ports.calls).toHaveLength(1);
      expect([button.getAttribute('aria-disabled'), button.getAttribute('aria-busy'), button.disabled]).toEqual([
        'true',
        'true',
        false,
      ]);
      expect(document.activeElement).toBe(button);
      await answer({});
      expect([button.hasAttribute('aria-disabled'), button.hasAttribute('aria-busy')]).toEqual([false, false]);
      button.click();
      await settle();
      expect(ports.calls).toHaveLength(2);
      expect(native).toEqual([]);
    },
  );

  spec('FORM-04', 'has its button say so while it is on its way, and what it said before afterwards', async () => {
    const { sendSlowly } = createFormBench({ html: FORM.replace('<button', '<button data-form-busy="Submitting…"') });
    const answer = await sendSlowly();
    expect(element('#send').textContent).toBe('Submitting…');
    await answer({});
    expect(element('#send').textContent).toBe('Send');
  });

  spec('FORM-03', 'is locked while it is on its way, all but its button, which takes the focus', async () => {
    const { ports, sendSlowly } = createFormBench();
    const locked = () => [...element<HTMLFormElement>('form').elements].filter((field) => field.hasAttribute('inert'));
    element('[name=email]').focus();
    const answer = await sendSlowly();
    expect(locked().map((field) => field.getAttribute('name'))).toEqual([
      'crumb',
      'key',
      'email',
      'field.name.First',
      'field.name.Last',
      'note',
    ]);
    expect(document.activeElement).toBe(element('#send'));
    expect((ports.calls[0]?.init.body as URLSearchParams).get('note')).toBe('Hello');
    await answer({ status: 409, body: { error: 'No.', code: 'x/y' } });
    expect(locked()).toEqual([]);
  });

  test('a group of fields with the button in it is not locked as a whole', async () => {
    const { sendSlowly } = createFormBench({ html: FORM.replace('<button', '<fieldset><button') });
    await sendSlowly();
    expect(element('[name=note]').hasAttribute('inert')).toBe(true);
    expect(element('fieldset').hasAttribute('inert')).toBe(false);
  });
});
