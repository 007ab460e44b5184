import type { ReactElement } from 'react';
import type { Messages } from 'shared-types/host/text';
import { createFakeHost } from './fake-host';
import { isWithoutLongTests } from '../proof';
import { axeFindings, showView } from './show-view';

interface Shown {
  readonly messages: Messages;
  readonly examples: Readonly<Record<string, unknown>>;
  readonly element: (props: never, host: never) => ReactElement | null;
}

export function proveExamples(features: Readonly<Record<string, Shown>>): void {
  const samples = Object.entries(features).flatMap(([feature, shown]) =>
    Object.keys(shown.examples).map((name) => ({ feature, name, shown })),
  );
  const show = ({ name, shown }: (typeof samples)[number]): HTMLElement =>
    showView(shown.element(shown.examples[name] as never, createFakeHost(shown.messages) as never));

  test.each(samples)('$feature, $name: renders', (sample) => {
    expect(show(sample).textContent).not.toBe('');
  });

  /** Every third example; all in the proofs and if the file is named (decision 83). */
  const looked = samples.filter((_, place) => !isWithoutLongTests || place % 3 === 0);

  test.each(looked)('$feature, $name: axe finds nothing wrong with it', async (sample) => {
    show(sample);
    expect(await axeFindings()).toEqual([]);
  });
}
