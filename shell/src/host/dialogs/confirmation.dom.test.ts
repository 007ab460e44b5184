import type { DialogOutcome } from 'shared-types/host/dialogs';
import { DIALOG } from 'shared-types/site/limits';
import { spec } from '../../../../tools/testing/spec';
import { button, open, prepareDialogs, press, QUESTION, shown, tick, top } from './dialogs.fixture';

const bench = prepareDialogs();

describe('a confirmation', () => {
  spec(
    ['DIALOG-01', 'DIALOG-02'],
    'is shown, then hiding, then hidden and destroyed, and settles after that',
    async () => {
      const outcomes = await open(bench.dialogs.confirm(QUESTION));
      expect(bench.styled).toHaveBeenCalledTimes(1);
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
    const answers: [DialogOutcome, () => void][] = [
      ['confirm', () => button('Remove').click()],
      ['reject', () => button('Keep').click()],
      ['cancel', () => press('Escape')],
    ];
    for (const [expected, act] of answers) {
      const outcomes = await open(bench.dialogs.confirm(QUESTION));
      act();
      button('Remove').click();
      button('Keep').click();
      press('Escape');
      await tick(5000);
      expect(outcomes).toEqual([expected]);
    }
  });

  spec('DIALOG-04', 'is hidden and destroyed after 600 ms where the transition does not end', async () => {
    await open(bench.dialogs.confirm(QUESTION));
    button('Keep').click();
    await tick(599);
    expect(shown()).toHaveLength(1);
    await tick(1);
    expect(shown()).toEqual([]);
  });

  spec('DIALOG-04', 'goes at once where the transition ends', async () => {
    let end = (): void => undefined;
    const finished = new Promise<void>((resolve) => (end = resolve));
    const outcomes = await open(bench.dialogs.confirm(QUESTION));
    top().getAnimations = () => [{ finished } as unknown as Animation];
    button('Keep').click();
    await tick(100);
    expect(shown()).toHaveLength(1);
    end();
    await tick();
    expect(outcomes).toEqual(['reject']);
  });

  spec('DIALOG-05', 'is cancelled by Escape only where that is enabled', async () => {
    const received: string[] = [];
    const listen = ({ key }: KeyboardEvent): void => void received.push(key);
    document.addEventListener('keydown', listen);
    const outcomes = await open(bench.dialogs.confirm({ ...QUESTION, escape: false }));
    press('Escape');
    top().dispatchEvent(new Event('cancel', { cancelable: true }));
    await tick(1000);
    expect(outcomes).toEqual([]);
    button('Keep').click();
    await tick(1000);
    expect(outcomes).toEqual(['reject']);

    const cancelled = await open(bench.dialogs.confirm({ ...QUESTION, escape: true }));
    press('Escape');
    await tick(1000);
    expect(cancelled).toEqual(['cancel']);
    // No Escape of a dialog's reaches the page's own rules.
    expect(received).toEqual([]);
    document.removeEventListener('keydown', listen);
  });

  spec('DIALOG-05', 'takes a closing of the browser’s own for a cancel', async () => {
    const outcomes = await open(bench.dialogs.confirm({ ...QUESTION, escape: false }));
    top().close();
    await tick(1000);
    expect(outcomes).toEqual(['cancel']);
    expect(shown()).toEqual([]);
  });

  spec('DIALOG-06', 'is cancelled by a click beside it only where that is enabled', async () => {
    const kept = await open(bench.dialogs.confirm({ ...QUESTION, overlay: false }));
    top().click();
    await tick(1000);
    expect(kept).toEqual([]);
    button('Keep').click();
    await tick(1000);

    const outcomes = await open(bench.dialogs.confirm({ ...QUESTION, overlay: true }));
    top().querySelector<HTMLElement>('.site-dialogs__message')?.click();
    await tick(1000);
    expect(outcomes).toEqual([]);
    top().click();
    await tick(1000);
    expect(outcomes).toEqual(['cancel']);
  });

  test('goes at once with its feature, as cancelled', async () => {
    const outcomes = await open(bench.dialogs.confirm(QUESTION));
    bench.stop.abort();
    await tick();
    expect(outcomes).toEqual(['cancel']);
    expect(shown()).toEqual([]);
    expect(await open(bench.dialogs.confirm(QUESTION))).toEqual(['cancel']);
    expect(shown()).toEqual([]);
  });
});
