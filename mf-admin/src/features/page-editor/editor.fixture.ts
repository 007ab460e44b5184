import { act, fireEvent } from '@testing-library/react';
import { SITE_DRAFT_CALLS, type ListedSiteDraft } from 'shared-types/admin/site-states/site-drafts';
import { createFakeHost, type FakeHost } from '../../../../tools/testing/host/fake-host';
import type { EditorProps } from './editor-props';
import { createFakeStore, type FakeStore } from './fake-store.fixture';
import { exampleView } from './page-editor.fixture';
import { messages } from './page-editor.messages';

export interface TestedEditor extends EditorProps {
  readonly host: FakeHost<typeof messages>;
  readonly store: FakeStore;
}

/** An editor of the example page, and what jsdom lacks for it: dialogs and media queries. */
export function testedEditor(
  options: {
    readonly isWide?: boolean;
    readonly view?: Parameters<typeof exampleView>[0];
    readonly siteDrafts?: readonly ListedSiteDraft[];
  } = {},
): TestedEditor {
  const { isWide = true } = options;
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
  const query = { matches: isWide, addEventListener: () => undefined, removeEventListener: () => undefined };
  class Observer {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  Object.assign(globalThis, { matchMedia: () => query, structuredClone: copy, ResizeObserver: Observer });
  const view = exampleView(options.view);
  return { view, host: withSiteDrafts(createFakeHost(messages), options.siteDrafts), store: createFakeStore(view) };
}

/** The dialog that publishes asks for them whenever it opens; other requests get the replies of the test. */
function withSiteDrafts(
  host: FakeHost<typeof messages>,
  drafts: readonly ListedSiteDraft[] = [],
): FakeHost<typeof messages> {
  const request: FakeHost['request'] = async (path, options) =>
    path === SITE_DRAFT_CALLS.getSiteDrafts.path
      ? { ok: true, status: 200, body: { drafts } as never }
      : host.request(path, options);
  return { ...host, request };
}

export const named = (role: string, name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>(role)].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`There is no ${role} “${name}”.`);
  return found;
};

export const button = (name: string): HTMLElement => named('button', name);

export const click = (element: Element): Promise<void> => act(async () => void fireEvent.click(element));

export const press = (key: string, on: Element = document.body, more: KeyboardEventInit = {}): Promise<void> =>
  act(async () => void fireEvent.keyDown(on, { key, ...more }));
