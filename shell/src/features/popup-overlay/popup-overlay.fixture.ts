import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { FORM_CALLS } from 'shared-types/forms/contact-form';
import type { RequestResult } from 'shared-types/host/request';
import { LOCAL_STORAGE } from 'shared-types/site/cookie';
import { POPUP_ELEMENT_ID, type PopupOverlaySettings, type PopupRecord } from 'shared-types/site/page/popup-overlay';
import { SAMPLE_CONTEXT } from '../../../../tools/testing/host/sample-context';
import { POPUP_SETTINGS } from '../../../../tools/testing/site/with-popup';
import { pageData } from '../../boot/page-data.fixture';
import { CONFIG } from '../../config';
import { createEventBus } from '../../host/bus/event-bus';
import { createConsent } from '../../host/consent/consent';
import { tick } from '../../host/dialogs/dialogs.fixture';
import { createFakePorts } from '../../ports/ports.fixture';
import { startPopupOverlay } from './popup-overlay.effects';
import { PopupOverlay } from './popup-overlay.view';

const FORM = `<form method="post" action="${FORM_CALLS.saveFormSubmission.path}" data-enhance><input name="field.email.value"><p data-form-message hidden></p><button class="send">Join</button></form><a class="away" href="/shop">Shop</a><a class="inside" href="#x">Up</a>`;

/** How a page with a popup is opened. */
export interface PopupOptions {
  readonly settings?: Partial<PopupOverlaySettings>;
  /** What the browser remembers. */
  readonly record?: PopupRecord | string;
  readonly isRestrictive?: boolean;
  /** Signed in as an owner. */
  readonly isOwner?: boolean;
  readonly at?: string;
  /** What the browser's storage throws at every writing. */
  readonly refuses?: string;
  /** What the server answers. */
  readonly answer?: Partial<RequestResult<unknown>>;
}

/** The popup of the page. */
export const popup = () => document.getElementById(POPUP_ELEMENT_ID) as HTMLDialogElement;
/** Something in the popup. */
export const inPopup = (selector: string) => popup().querySelector<HTMLElement>(selector)!;

/** A page with a popup whose script has just arrived; it is not idle yet. */
export function preparePopup({
  settings,
  record,
  isRestrictive = false,
  isOwner = false,
  at = '/',
  refuses,
  answer,
}: PopupOptions = {}) {
  const page = { style: 'card', title: 'Letters', body: { raw: false, layout: { columns: 12, rows: [] } } } as const;
  document.body.insertAdjacentHTML(
    'beforeend',
    '<input id="typing"><div class="frame-edge"><section data-covers="bottom"><button id="accept">Accept</button></section></div>' +
      renderToStaticMarkup(createElement(PopupOverlay, { ...page, placeholderPrefix: 'x-', locale: 'en' })),
  );
  inPopup('.site-popup-overlay__content').innerHTML = FORM;
  const kept = new Map<string, string>();
  const asked: (readonly [path: string, body: unknown])[] = [];
  const went: (readonly [address: string, records: number])[] = [];
  const address = {
    current: () => new URL(at, 'http://shop.test'),
    go: (to: string) => void went.push([to, kept.size]),
  };
  const ports = createFakePorts({ address });
  const eventBus = createEventBus((error) => {
    throw error;
  });
  const cookieSettings = { ...SAMPLE_CONTEXT.cookieSettings, isRestrictiveCookiePolicyEnabled: isRestrictive };
  const popupOverlaySettings = { ...POPUP_SETTINGS, ...settings };
  const context = {
    ...SAMPLE_CONTEXT,
    cookieSettings,
    settings: { ...SAMPLE_CONTEXT.settings, popupOverlaySettings },
    ...(isOwner && { authenticatedAccount: { id: 'ada', displayName: 'Ada' } }),
  };
  if (record !== undefined)
    kept.set(LOCAL_STORAGE.popupOverlay, typeof record === 'string' ? record : JSON.stringify(record));
  const stop = new AbortController();
  const start = () =>
    startPopupOverlay({
      config: CONFIG,
      consent: createConsent({ settings: cookieSettings, ports, eventBus }),
      data: pageData({ context }),
      ports,
      request: async (path, options) => {
        asked.push([path, options?.body]);
        return { ok: true, status: 200, body: {}, ...answer } as never;
      },
      scripts: { style: async () => undefined },
      stop: stop.signal,
      storage: {
        read: (key) => kept.get(key),
        write(key, value) {
          if (refuses) throw new Error(refuses);
          kept.set(key, value);
        },
        remove: (key) => void kept.delete(key),
      },
      eventBus,
    });
  return {
    ports,
    eventBus,
    stop,
    start,
    /** Calls of the server. */
    asked,
    /** Where the page was led, and how many records there were by then. */
    went,
    /** Lets the page come to rest. */
    async rest() {
      start();
      ports.becomeIdle();
      await tick(1000);
    },
    stored: () => JSON.parse(kept.get(LOCAL_STORAGE.popupOverlay) ?? 'null') as PopupRecord | null,
  };
}
