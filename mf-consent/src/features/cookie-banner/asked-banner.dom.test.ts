import { spec } from '../../../../tools/testing/spec';
import { startLive } from './cookie-banner.fixture';

type Live = ReturnType<typeof startLive>;

/** A visitor who has chosen asks for the banner from a button of the page. */
function ask(): Live & { readonly button: HTMLButtonElement } {
  const live = startLive('answered');
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  live.host.bus.send('consent/banner-forced', { isAsked: true });
  return { ...live, button };
}
const choose = ({ host, form }: Live) => {
  form.setAttribute('aria-busy', 'true');
  form.requestSubmit();
  host.bus.tell('consent/choice', { revision: 1, choice: 'declined' });
};

spec('CONS-29', 'takes the focus to the first choice, and gives it back after the choice', () => {
  const asked = ask();
  expect(document.activeElement?.textContent).toBe('Accept');
  expect(asked.form.querySelector<HTMLButtonElement>('[value="declined"]')?.hidden).toBe(false);
  choose(asked);
  expect(asked.section.hidden).toBe(true);
  expect(document.activeElement).toBe(asked.button);
});

spec(['CONS-31', 'ESC-10'], 'goes with Escape, which leaves the choice as it was and then means nothing else', () => {
  const { section, button } = ask();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  expect(section.hidden).toBe(false);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(escape);
  expect([section.hidden, escape.defaultPrevented]).toEqual([true, true]);
  expect(document.activeElement).toBe(button);
});

test('takes the focus from nobody where another remote forces it, or who has gone on', () => {
  const { section, host } = startLive('answered');
  host.bus.send('consent/banner-forced', {});
  expect(document.activeElement).toBe(document.body);
  section.querySelector('button')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(section.hidden).toBe(false);

  const asked = ask();
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  choose(asked);
  expect(document.activeElement).toBe(other);
});

test('served to somebody who has chosen, it stays until the next choice', () => {
  const asked = startLive('askedFor');
  asked.host.bus.tell('consent/choice', { revision: 0, choice: 'accepted' });
  expect(asked.section.hidden).toBe(false);
  choose(asked);
  expect(asked.section.hidden).toBe(true);
});
