import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DialogOutcome, Dialogs } from 'shared-types/host/dialogs';
import { DIALOG } from 'shared-types/site/limits';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { spec } from '../../../../tools/testing/spec';
import { ShellWords } from '../../frame/shell-words';
import { createDialogs } from './dialogs';

const QUESTION = {
  title: 'Remove?',
  message: 'The mug goes out of the cart.',
  confirmText: 'Remove',
  rejectText: 'Keep',
};

/** jsdom has the element without its methods. */
function teachDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

let stop: AbortController;
let dialogs: Dialogs;
let styled: () => void;

const shown = () => [...document.querySelectorAll<HTMLDialogElement>('dialog')];
const top = () => shown().at(-1)!;
const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)!;
const press = (key: string, target: EventTarget = top()) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const tick = (ms = 0) => jest.advanceTimersByTimeAsync(ms);

async function open(outcome: Promise<DialogOutcome>): Promise<DialogOutcome[]> {
  const outcomes: DialogOutcome[] = [];
  void outcome.then((value) => outcomes.push(value));
  await tick();
  return outcomes;
}

beforeEach(() => {
  teachDialogs();
  jest.useFakeTimers();
  document.body.innerHTML = '<button id="opener">Open</button>';
  stop = new AbortController();
  styled = jest.fn();
  dialogs = createDialogs({ page: document, stop: stop.signal, whenStyled: async () => styled() });
});
afterEach(() => jest.useRealTimers());

describe('a confirmation', () => {
  spec(
    ['DIALOG-01', 'DIALOG-02'],
    'is shown, then hiding, then hidden and destroyed, and settles after that',
    async () => {
      const outcomes = await open(dialogs.confirm(QUESTION));
      expect(styled).toHaveBeenCalledTimes(1);
      expect(top().open).toBe(true);
      expect(top().dataset['phase']).toBe('shown');
      button('Remove').click();
      await tick();
      expect(top().dataset['phase']).toBe('hiding');
      expect(outcomes).toEqual([]);
      await tick(DIALOG.hideFallbackMs);
      expect(shown()).toEqual([]);
      expect(outcomes).toEqual(['confirm']);
    },
  );

  spec('DIALOG-03', 'reports each outcome once', async () => {
    const ways: [DialogOutcome, () => void][] = [
      ['confirm', () => button('Remove').click()],
      ['reject', () => button('Keep').click()],
      ['cancel', () => press('Escape')],
    ];
    for (const [expected, act] of ways) {
      const outcomes = await open(dialogs.confirm(QUESTION));
      act();
      button('Remove').click();
      button('Keep').click();
      press('Escape');
      await tick(5000);
      expect(outcomes).toEqual([expected]);
    }
  });

  spec('DIALOG-04', 'is hidden and destroyed after 600 ms where the transition does not end', async () => {
    await open(dialogs.confirm(QUESTION));
    button('Keep').click();
    await tick(599);
    expect(shown()).toHaveLength(1);
    await tick(1);
    expect(shown()).toEqual([]);
  });

  spec('DIALOG-04', 'goes at once where the transition ends', async () => {
    let end = (): void => undefined;
    const finished = new Promise<void>((resolve) => (end = resolve));
    const outcomes = await open(dialogs.confirm(QUESTION));
    top().getAnimations = () => [{ finished } as unknown as Animation];
    button('Keep').click();
    await tick(100);
    expect(shown()).toHaveLength(1);
    end();
    await tick();
    expect(outcomes).toEqual(['reject']);
  });

  spec('DIALOG-05', 'is cancelled by Escape only where that is enabled', async () => {
    const heard: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void heard.push(key);
    document.addEventListener('keydown', listen);
    const outcomes = await open(dialogs.confirm({ ...QUESTION, escape: false }));
    press('Escape');
    top().dispatchEvent(new Event('cancel', { cancelable: true }));
    await tick(1000);
    expect(outcomes).toEqual([]);
    button('Keep').click();
    await tick(1000);
    expect(outcomes).toEqual(['reject']);

    const cancelled = await open(dialogs.confirm({ ...QUESTION, escape: true }));
    press('Escape');
    await tick(1000);
    expect(cancelled).toEqual(['cancel']);
    // No Escape of a dialog's reaches the page's own rules.
    expect(heard).toEqual([]);
    document.removeEventListener('keydown', listen);
  });

  spec('DIALOG-05', 'takes a closing of the browser’s own for a cancel', async () => {
    const outcomes = await open(dialogs.confirm({ ...QUESTION, escape: false }));
    top().close();
    await tick(1000);
    expect(outcomes).toEqual(['cancel']);
    expect(shown()).toEqual([]);
  });

  spec('DIALOG-06', 'is cancelled by a click beside it only where that is enabled', async () => {
    const kept = await open(dialogs.confirm({ ...QUESTION, overlay: false }));
    top().click();
    await tick(1000);
    expect(kept).toEqual([]);
    button('Keep').click();
    await tick(1000);

    const outcomes = await open(dialogs.confirm({ ...QUESTION, overlay: true }));
    top().querySelector<HTMLElement>('.site-dialogs__message')?.click();
    await tick(1000);
    expect(outcomes).toEqual([]);
    top().click();
    await tick(1000);
    expect(outcomes).toEqual(['cancel']);
  });

  spec('DIALOG-11', 'stands at z-index 30000, and the next one above it', async () => {
    await open(dialogs.confirm(QUESTION));
    await open(dialogs.alert({ message: 'Really' }));
    await open(dialogs.inform({ message: 'Truly' }));
    expect(shown().map(({ style }) => Number(style.zIndex))).toEqual(expect.arrayContaining([30000, 30001, 30002]));
  });

  spec('DIALOG-12', 'is 350 wide with a padding of 20', () => {
    const css = readFileSync(join(__dirname, 'dialogs.css'), 'utf8');
    const panel = /\.site-dialogs__panel \{([^}]*)\}/.exec(css)?.[1];
    expect(panel).toContain(`inline-size: ${DIALOG.confirmationWidthPx}px`);
    expect(panel).toContain(`padding: ${DIALOG.confirmationPaddingPx}px`);
    expect(panel).toContain('box-sizing: border-box');
    expect(css).toContain(`z-index: ${DIALOG.baseZIndex}`);
  });

  test('is labelled by its title and described by its message', async () => {
    await open(dialogs.confirm(QUESTION));
    const text = (attribute: string) => document.getElementById(top().getAttribute(attribute) ?? '')?.textContent;
    expect(top().getAttribute('role')).toBe('alertdialog');
    expect(top().getAttribute('aria-modal')).toBe('true');
    expect(text('aria-labelledby')).toBe(QUESTION.title);
    expect(text('aria-describedby')).toBe(QUESTION.message);
  });

  test('takes the focus to the answer that changes nothing, and gives it back', async () => {
    const opener = document.getElementById('opener')!;
    opener.focus();
    await open(dialogs.confirm(QUESTION));
    expect(document.activeElement).toBe(button('Keep'));
    button('Keep').click();
    await tick(1000);
    expect(document.activeElement).toBe(opener);
  });

  test('shows text as text', async () => {
    await open(dialogs.confirm({ ...QUESTION, message: '<img src=x>', title: undefined as unknown as string }));
    expect(top().querySelector('img')).toBeNull();
    expect(document.getElementById(top().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('<img src=x>');
    expect(top().hasAttribute('aria-describedby')).toBe(false);
  });

  test('goes at once with its feature, as cancelled', async () => {
    const outcomes = await open(dialogs.confirm(QUESTION));
    stop.abort();
    await tick();
    expect(outcomes).toEqual(['cancel']);
    expect(shown()).toEqual([]);
    expect(await open(dialogs.confirm(QUESTION))).toEqual(['cancel']);
    expect(shown()).toEqual([]);
  });
});

describe('an alert', () => {
  test('has its button in the page’s language', async () => {
    document.body.innerHTML = `<script type="application/json" id="colonnade-words">{"okay":"OK"}</script>`;
    await open(dialogs.alert({ message: 'Wyloguj się.' }));
    expect(button('OK')).toBeInstanceOf(HTMLButtonElement);
  });

  spec('DIALOG-07', 'has one button, "Okay"', async () => {
    document.body.innerHTML = renderToStaticMarkup(createElement(ShellWords, { locale: 'en' }));
    const outcomes = await open(dialogs.alert({ message: 'Log out to use this block.' }));
    expect([...top().querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Okay']);
    button('Okay').click();
    await tick(1000);
    expect(outcomes).toEqual(['confirm']);
  });
});

describe('an information popup', () => {
  spec('DIALOG-08', 'has no buttons, takes no focus and is announced', async () => {
    document.getElementById('opener')?.focus();
    await open(dialogs.inform({ title: 'Logout Successful', message: 'You have been successfully logged out.' }));
    const status = top().querySelector('[role="status"]');
    expect(status?.textContent).toBe('');
    await tick(50);
    expect(status?.textContent).toBe('Logout SuccessfulYou have been successfully logged out.');
    expect(top().querySelectorAll('button')).toHaveLength(0);
    expect(document.activeElement?.id).toBe('opener');
  });

  spec(['DIALOG-09', 'DIALOG-10'], 'closes by itself after 2000 ms and counts as confirmed', async () => {
    const outcomes = await open(dialogs.inform({ message: 'Saved' }));
    await tick(1999);
    expect(top().dataset['phase']).toBe('shown');
    await tick(1);
    expect(top().dataset['phase']).toBe('hiding');
    await tick(600);
    expect(shown()).toEqual([]);
    expect(outcomes).toEqual(['confirm']);
  });

  test('is cancelled by Escape and by a click elsewhere only where that is enabled', async () => {
    const kept = await open(dialogs.inform({ message: 'Saved' }));
    press('Escape', document.body);
    document.body.click();
    await tick(100);
    expect(kept).toEqual([]);
    await tick(5000);
    for (const act of [() => press('Escape', document.body), () => document.body.click()]) {
      const outcomes = await open(dialogs.inform({ message: 'Saved', escape: true, overlay: true }));
      act();
      await tick(1000);
      expect(outcomes).toEqual(['cancel']);
      await tick(5000);
    }
  });

  test('stands in the open modal dialog, since the rest of the page is inert', async () => {
    await open(dialogs.confirm(QUESTION));
    const modal = top();
    await open(dialogs.inform({ message: 'Saved' }));
    expect(modal.querySelector('dialog')).not.toBeNull();
  });
});
