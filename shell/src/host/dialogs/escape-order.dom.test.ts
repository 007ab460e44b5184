import { spec } from '../../../../tools/testing/spec';
import { inPopup, popup, preparePopup } from '../../features/popup-overlay/popup-overlay.fixture';
import { button, open, prepareDialogs, press, QUESTION, shown, tick, top } from './dialogs.fixture';

const bench = prepareDialogs();
const phases = () => shown().map(({ dataset }) => dataset['phase'] ?? 'popup');
/** Presses where nothing has the focus, and lets what is closed go. */
async function pressAnywhere(): Promise<void> {
  press('Escape', document.body);
  await tick(1000);
}
/** An information that Escape cancels, and that stays meanwhile. */
const NOTICE = { message: 'Saved', escape: true };

async function openPopup() {
  const page = preparePopup();
  await page.rest();
  return page;
}

spec(
  ['ESC-07', 'ESC-08'],
  'one press closes one, the latest first: a question over the popup, then the popup',
  async () => {
    const page = await openPopup();
    const outcomes = await open(bench.dialogs.confirm(QUESTION));
    await pressAnywhere();
    expect([outcomes, popup().open, page.stored()]).toEqual([['cancel'], true, null]);
    await pressAnywhere();
    expect([popup().open, page.stored() === null]).toEqual([false, false]);
  },
);

spec(['ESC-07', 'ESC-08'], 'of two informations too, and of one in a question', async () => {
  const first = await open(bench.dialogs.inform(NOTICE));
  const second = await open(bench.dialogs.inform(NOTICE));
  press('Escape', document.body);
  await tick();
  expect([first, second, phases()]).toEqual([[], [], ['shown', 'hiding']]);
  press('Escape', document.body);
  await tick(700);
  expect([first, second]).toEqual([['cancel'], ['cancel']]);
  const question = await open(bench.dialogs.confirm(QUESTION));
  const third = await open(bench.dialogs.inform(NOTICE));
  press('Escape', button('Keep'));
  await tick(700);
  expect([question, third]).toEqual([[], ['cancel']]);
  press('Escape', button('Keep'));
  await tick(700);
  expect(question).toEqual(['cancel']);
});

spec('ESC-08', 'a key that is held down closes no more than one', async () => {
  await openPopup();
  await open(bench.dialogs.confirm(QUESTION));
  await pressAnywhere();
  const held = new KeyboardEvent('keydown', { key: 'Escape', repeat: true, bubbles: true, cancelable: true });
  popup().dispatchEvent(held);
  expect([popup().open, held.defaultPrevented]).toEqual([true, true]);
});

spec('ESC-09', 'what has been closed or taken away is no target any more, even while it hides', async () => {
  const page = await openPopup();
  await open(bench.dialogs.confirm(QUESTION));
  button('Keep').click();
  await tick();
  expect(top().dataset['phase']).not.toBe('shown');
  press('Escape', document.body);
  expect(popup().open).toBe(false);
  expect(page.stored()).not.toBeNull();
  await tick(1000);
  const received: boolean[] = [];
  const listen = ({ defaultPrevented }: KeyboardEvent) => void received.push(defaultPrevented);
  window.addEventListener('keydown', listen);
  await open(bench.dialogs.confirm(QUESTION));
  bench.stop.abort();
  await tick();
  await pressAnywhere();
  window.removeEventListener('keydown', listen);
  expect(received).toEqual([false]);
});

spec('ESC-07', 'a question that Escape does not close keeps the key to itself', async () => {
  await openPopup();
  const outcomes = await open(bench.dialogs.confirm({ ...QUESTION, escape: false }));
  await pressAnywhere();
  expect([outcomes, popup().open]).toEqual([[], true]);
  expect(inPopup('form')).not.toBeNull();
});
