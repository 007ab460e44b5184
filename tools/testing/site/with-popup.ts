import { BLOCK_TYPE } from 'shared-types/site/block-type';
import { PAGE_TYPE } from 'shared-types/site/page/page-type';
import type { PopupOverlaySettings } from 'shared-types/site/page/popup-overlay';
import type { DocumentPage, SiteDocument } from 'shared-types/site/site-document';
import { exampleId } from './example-document';

export const POPUP_SETTINGS: PopupOverlaySettings = {
  style: 'card',
  enableMobile: true,
  version: 1,
  showUntilSignup: false,
  displayFrequency: -1,
};
export const POPUP_TEXT = 'Join us for letters about new glazes.';
export const POPUP_TITLE = 'Letters from the workshop';
export const POPUP_FORM_ID = exampleId(777_000_002);

export interface PopupChanges {
  readonly settings?: Partial<PopupOverlaySettings>;
  readonly html?: string;
  readonly form?: object;
}

export function withPopup(document: SiteDocument, { settings = {}, html, form = {} }: PopupChanges = {}): SiteDocument {
  const popupOverlaySettings = { ...POPUP_SETTINGS, ...settings };
  const site = { ...document.site, settings: { ...document.site.settings, popupOverlaySettings } };
  return { ...document, site, pages: [...document.pages, popupPage(html ?? `<p>${POPUP_TEXT}</p>`, form)] };
}

function popupPage(html: string, form: object): DocumentPage {
  const [text, link] = [exampleId(777_000_001), exampleId(777_000_003)];
  return {
    path: '/letters',
    pageType: PAGE_TYPE.popupOverlay,
    title: POPUP_TITLE,
    description: '',
    body: {
      raw: false,
      layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks: [text, POPUP_FORM_ID, link] }] }] },
    },
    blocks: [
      { id: text, type: BLOCK_TYPE.text, settings: { heading: POPUP_TITLE, html } },
      {
        id: POPUP_FORM_ID,
        type: BLOCK_TYPE.form,
        settings: {
          fields: [{ id: 'email', type: 'email', title: 'Email address', required: true }],
          submitButtonText: 'Join',
          submissionMessage: 'Thank you for joining.',
          ...form,
        },
      },
      {
        id: link,
        type: BLOCK_TYPE.button,
        settings: { link: { label: 'See the shop', href: '/shop' }, look: 'quiet' },
      },
    ],
  };
}
