import { createElement } from 'react';
import { act, fireEvent, render } from '@testing-library/react';
import type { BlockEditor, EditorField, EditorValues } from 'shared-types/site/block-editor';
import { createFakeHost } from '../../../../../tools/testing/host/fake-host';
import { messages } from '../page-editor.messages';
import { BlockPanel } from './block-panel.view';
import { fixturePage } from './panel.fixture';

/** Shows a panel with these fields in the test's page. */
export function showPanel(fields: readonly EditorField[], settings: EditorValues = {}, more: PanelChanges = {}) {
  const { view, store, blockId } = fixturePage({ ...more.editor, fields }, settings);
  const host = createFakeHost(messages);
  const shown = { ...view, ...more.view };
  const { container, unmount } = render(
    createElement('main', null, createElement(BlockPanel, { blockId, view: shown, store, host })),
  );
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const labelled = (name: string): HTMLElement => {
    const found = all('input, select, textarea, button, [contenteditable]').find((one) => nameOf(one) === name);
    if (!found)
      throw new Error(`Nothing is named “${name}”: ${all('input, select, textarea, button').map(nameOf).join(' | ')}`);
    return found;
  };
  return {
    host,
    store,
    container,
    unmount,
    all,
    labelled,
    type: (name: string, value: string) =>
      act(async () => void fireEvent.change(labelled(name), { target: { value } })),
    press: (name: string) => act(async () => void fireEvent.click(labelled(name))),
    errors: () => all('.field__error').flatMap((one) => one.textContent || []),
    settings: store.settings,
  };
}

interface PanelChanges {
  readonly editor?: Partial<BlockEditor>;
  readonly view?: Partial<ReturnType<typeof fixturePage>['view']>;
}

function nameOf(element: HTMLElement): string {
  const own = element.getAttribute('aria-label');
  if (own !== null) return own;
  const [label] = (element as HTMLInputElement).labels ?? [];
  return (label ?? element).textContent?.trim() ?? '';
}

// jsdom has none.
globalThis.structuredClone ??= <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;
