import { spec } from '../../../tools/testing/spec';
import { createFreshHtml } from './fresh-html';

const FORM =
  '<form><input type="hidden" name="crumb" value="old"><input name="email"><textarea name="words"></textarea></form>';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A page with one block, and what its server would send in its place. */
function open(sent: string | undefined, { plain = false } = {}) {
  document.body.innerHTML = `<div id="block-b1" data-remote="mf-forms">${FORM}</div>`;
  const block = document.getElementById('block-b1')!;
  const page = sent === undefined ? undefined : new DOMParser().parseFromString(sent, 'text/html');
  const state = { isStopped: true };
  const fresh = createFreshHtml({
    freshPage: { load: async () => page },
    isStopped: () => state.isStopped,
    isPlain: () => plain,
  });
  const field = (name: string) => block.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
  const freshen = async () => {
    fresh.freshen([block]);
    await jest.advanceTimersByTimeAsync(2_000);
  };
  return { block, field, fresh, freshen, state };
}
const within = (html: string) => `<div id="block-b1">${html}</div>`;

spec(
  ['PLAT-03', 'PLAT-05'],
  'a block says what its server says now, with what was typed, the focus and the caret',
  async () => {
    const { block, field, freshen } = open(
      within(
        `<p>Two left</p>${FORM.replace('old', 'new')}`
          .replace('<p>Two left</p>', '')
          .replace('</form>', '<p>Two left</p></form>'),
      ),
    );
    field('email').value = 'ada@example.org';
    field('words').value = 'Hello';
    field('words').focus();
    field('words').setSelectionRange(2, 2);
    await freshen();
    expect(block.textContent).toBe('Two left');
    expect([field('email').value, field('words').value, field('crumb').value]).toEqual([
      'ada@example.org',
      'Hello',
      'new',
    ]);
    expect([document.activeElement, field('words').selectionStart]).toEqual([field('words'), 2]);
  },
);

test('one that says the same but for its hidden values stays as it is', async () => {
  const { field, freshen } = open(within(FORM.replace('old', 'new')));
  const before = field('email');
  await freshen();
  expect([field('email'), field('crumb').value]).toEqual([before, 'old']);
});

spec(
  'PLAT-03',
  'a plain message takes the place of a form, and the form comes back with what was typed in it',
  async () => {
    const { block, field, fresh, freshen } = open(within('<p>Not available.</p><script>alert(1)</script>'), {
      plain: true,
    });
    field('words').value = 'Hello';
    await freshen();
    expect(block.innerHTML).toBe('<p>Not available.</p>');
    fresh.putBack([block]);
    expect(field('words').value).toBe('Hello');
  },
);

test('a block that is not on the page any more goes where its remote shows nothing, and stays otherwise', async () => {
  const plain = open('<p>Elsewhere</p>', { plain: true });
  await plain.freshen();
  expect(plain.block.innerHTML).toBe('');
  const kept = open('<p>Elsewhere</p>');
  await kept.freshen();
  expect(kept.field('email')).not.toBeNull();
});

test('where nobody answers, and where the remote runs again meanwhile, everything stays', async () => {
  const unanswered = open(undefined);
  await unanswered.freshen();
  expect(unanswered.field('email')).not.toBeNull();
  const again = open(within('<p>Not available.</p>'));
  again.fresh.freshen([again.block]);
  again.state.isStopped = false;
  again.fresh.putBack([again.block]);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(again.field('email')).not.toBeNull();
});
