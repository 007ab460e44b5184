import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { DIALOG } from 'shared-types/site/limits';
import { spec } from '../../../../tools/testing/spec';
import { ShellMessages } from '../../frame/shell-messages';
import { button, open, prepareDialogs, press, QUESTION, shown, tick, top } from './dialogs.fixture';

const bench = prepareDialogs();

describe('a confirmation', () => {
  spec('DIALOG-11', 'stands at z-index 30000, and the next one above it', async () => {
    await open(bench.dialogs.confirm(QUESTION));
    await open(bench.dialogs.alert({ message: 'Really' }));
    await open(bench.dialogs.inform({ message: 'Truly' }));
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
    await open(bench.dialogs.confirm(QUESTION));
    const text = (attribute: string) => document.getElementById(top().getAttribute(attribute) ?? '')?.textContent;
    expect(top().getAttribute('role')).toBe('alertdialog');
    expect(top().getAttribute('aria-modal')).toBe('true');
    expect(text('aria-labelledby')).toBe(QUESTION.title);
    expect(text('aria-describedby')).toBe(QUESTION.message);
  });

  test('takes the focus to the answer that changes nothing, and gives it back', async () => {
    const opener = document.getElementById('opener')!;
    opener.focus();
    await open(bench.dialogs.confirm(QUESTION));
    expect(document.activeElement).toBe(button('Keep'));
    button('Keep').click();
    await tick(1000);
    expect(document.activeElement).toBe(opener);
  });

  test('shows text as text', async () => {
    await open(bench.dialogs.confirm({ ...QUESTION, message: '<img src=x>', title: undefined as unknown as string }));
    expect(top().querySelector('img')).toBeNull();
    expect(document.getElementById(top().getAttribute('aria-labelledby') ?? '')?.textContent).toBe('<img src=x>');
    expect(top().hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('an alert', () => {
  test('has its button in the page’s language', async () => {
    document.body.innerHTML = `<script type="application/json" id="colonnade-messages">{"okay":"OK"}</script>`;
    await open(bench.dialogs.alert({ message: 'Wyloguj się.' }));
    expect(button('OK')).toBeInstanceOf(HTMLButtonElement);
  });

  spec('DIALOG-07', 'has one button, "Okay"', async () => {
    document.body.innerHTML = renderToStaticMarkup(createElement(ShellMessages, { locale: 'en' }));
    const outcomes = await open(bench.dialogs.alert({ message: 'Log out to use this block.' }));
    expect([...top().querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Okay']);
    button('Okay').click();
    await tick(1000);
    expect(outcomes).toEqual(['confirm']);
  });
});

describe('an information popup', () => {
  spec('DIALOG-08', 'has no buttons, takes no focus and is announced', async () => {
    document.getElementById('opener')?.focus();
    await open(bench.dialogs.inform({ title: 'Logout Successful', message: 'You have been successfully logged out.' }));
    const status = top().querySelector('[role="status"]');
    expect(status?.textContent).toBe('');
    await tick(50);
    expect(status?.textContent).toBe('Logout SuccessfulYou have been successfully logged out.');
    expect(top().querySelectorAll('button')).toHaveLength(0);
    expect(document.activeElement?.id).toBe('opener');
  });

  spec(['DIALOG-09', 'DIALOG-10'], 'closes by itself after 2000 ms and counts as confirmed', async () => {
    const outcomes = await open(bench.dialogs.inform({ message: 'Saved' }));
    await tick(1999);
    expect(top().dataset['phase']).toBe('shown');
    await tick(1);
    expect(top().dataset['phase']).toBe('hiding');
    await tick(600);
    expect(shown()).toEqual([]);
    expect(outcomes).toEqual(['confirm']);
  });

  test('is cancelled by Escape and by a click elsewhere only where that is enabled', async () => {
    const kept = await open(bench.dialogs.inform({ message: 'Saved' }));
    press('Escape', document.body);
    document.body.click();
    await tick(100);
    expect(kept).toEqual([]);
    await tick(5000);
    for (const act of [() => press('Escape', document.body), () => document.body.click()]) {
      const outcomes = await open(bench.dialogs.inform({ message: 'Saved', escape: true, overlay: true }));
      act();
      await tick(1000);
      expect(outcomes).toEqual(['cancel']);
      await tick(5000);
    }
  });

  test('stands in the open modal dialog, since the rest of the page is inert', async () => {
    await open(bench.dialogs.confirm(QUESTION));
    const modal = top();
    await open(bench.dialogs.inform({ message: 'Saved' }));
    expect(modal.querySelector('dialog')).not.toBeNull();
  });
});
