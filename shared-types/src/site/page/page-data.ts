import type { PerRequest } from '../../host/render-host';
import type { Release } from '../../release';
import type { PageContext } from '../context';

/** JSON of the context element, from which the shell starts. */
export interface PageData {
  readonly context: PageContext;
  readonly release: Release;
  readonly perRequest: PerRequest;
  /** Present if the request had Global Privacy Control, which a proxy may add. */
  readonly privacyControl?: true;
  /** State events known at rendering, by name. */
  readonly states: Readonly<Record<string, unknown>>;
}

/**
 * By these the shell finds a feature's element. A hydrating one is followed by `<script type="application/json"
 * data-props="<block id>">`.
 */
export const BLOCK_ATTRIBUTE = {
  /** UUID of the block. */
  block: 'data-block',
  /** `<area>/<feature>`. */
  feature: 'data-feature',
  remote: 'data-remote',
  /** `html`, `enhance` or `hydrate`. */
  live: 'data-live',
  /** Starts, separated by spaces. */
  starts: 'data-starts',
  /** Events that start it, separated by spaces. */
  listens: 'data-listens',
  /** `necessary`, `functional`, `analytics` or `marketing`. */
  purpose: 'data-purpose',
  /** On a link that its feature acts upon once it is live: a click waits for the feature until then. */
  liveLink: 'data-live-link',
  /** What the shell has made of it: `waiting`, `loading`, `live` or `failed`. */
  state: 'data-state',
  /** On a descendant: its text follows a state event, `<state event>#<field>`. */
  stateEvent: 'data-event',
  /** On a form: the shell sends it by fetch, publishes its state events and announces the result. */
  enhance: 'data-enhance',
  /** In an enhanced form: the element for its error. */
  formError: 'data-form-error',
  /** On that element: the message if single fields are invalid. It links to them and gets the focus. */
  formSummary: 'data-form-summary',
  /** In an enhanced form: the element for a field's error; the value is the field's name. */
  fieldError: 'data-field-error',
  /** In an enhanced form: the element for the response's message. */
  formMessage: 'data-form-message',
  /** In an enhanced form: a template whose content is inserted after the form on success; its scripts run then. */
  formAfter: 'data-form-after',
  /** On a button of an enhanced form: its text while sending. */
  formBusy: 'data-form-busy',
  /**
   * On an enhanced form: the message for other responses. With `-<status>`: for that one, `-200` if unreadable, `-500`
   * from 500.
   */
  formFailure: 'data-form-failure',
  /** On the JSON with a hydrating feature's props; the value is the block's id. */
  props: 'data-props',
  /** On an element of a view: as wide as the window if its column is as wide as the page. */
  bleed: 'data-bleed',
  /** On an element in the slot `page-end`: fixed at the `top` or `bottom` of the window. */
  covers: 'data-covers',
} as const;
