import type { PerRequest } from '../../host/render-host';
import type { Release } from '../../release';
import type { PageContext } from '../context';

/** The JSON in the page's context element: everything the shell starts from. */
export interface PageData {
  readonly context: PageContext;
  readonly release: Release;
  readonly perRequest: PerRequest;
  /** Present where the request carried Global Privacy Control: a proxy may send it for a browser that does not know it. */
  readonly privacyControl?: true;
  /** State events known when the page was rendered, by name. */
  readonly states: Readonly<Record<string, unknown>>;
}

/**
 * Attributes of the element around a block or a slot's feature. The shell finds features by them.
 * A hydrating feature's element is followed by `<script type="application/json" data-props="<block id>">`.
 */
export const BLOCK_ATTRIBUTE = {
  /** The block's uuid. */
  block: 'data-block',
  /** `<area>/<feature>`. */
  feature: 'data-feature',
  /** Name of the remote that owns the feature. */
  remote: 'data-remote',
  /** `html`, `enhance` or `hydrate`. */
  live: 'data-live',
  /** Space-separated starts. */
  starts: 'data-starts',
  /** Space-separated events that start it. */
  listens: 'data-listens',
  /** `necessary`, `functional`, `analytics` or `marketing`. */
  purpose: 'data-purpose',
  /** On a link that its feature acts upon once it is live: a click waits for the feature until then. */
  liveLink: 'data-live-link',
  /** What the shell has made of it: `waiting`, `loading`, `live` or `failed`. */
  state: 'data-state',
  /** On an element inside: text that follows a state event, `<state event>#<field>`. */
  stateEvent: 'data-event',
  /** On a form: sent by fetch, the reply's state events told, the outcome announced. */
  enhance: 'data-enhance',
  /** Inside an enhanced form: the element that shows its refusal. */
  formError: 'data-form-error',
  /** On the element of a refusal: what to say where single fields are wrong. It links to each of them and takes the focus. */
  formSummary: 'data-form-summary',
  /** Inside an enhanced form: the element that shows a field's error; the value is the field's name. */
  fieldError: 'data-field-error',
  /** Inside an enhanced form: the element that shows the reply's message. */
  formMessage: 'data-form-message',
  /** Inside an enhanced form: a template whose content is put behind the form once it has arrived; its scripts run then. */
  formAfter: 'data-form-after',
  /** On a button of an enhanced form: what it says while the form is on its way. */
  formBusy: 'data-form-busy',
  /**
   * On an enhanced form: what it says of an answer that is not a refusal of its server. With `-<status>` behind it, of
   * this one: `-200` of a reply that cannot be read, `-500` of every status from 500.
   */
  formFailure: 'data-form-failure',
  /** On the JSON after a hydrating feature's element: its props; the value is the block's id. */
  props: 'data-props',
  /** On an element of a view: as wide as the window, where its column is as wide as the page. */
  bleed: 'data-bleed',
  /** On an element of a view in the slot `page-end`: stands at the `top` or the `bottom` of the window, whatever is scrolled. */
  covers: 'data-covers',
} as const;
