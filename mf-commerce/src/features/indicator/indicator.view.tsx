import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { cartPath } from '../../parts/store-path/store-path';
import { indicatorTexts } from './indicator-texts';
import type { messages } from './indicator.messages';
import './indicator.css';

/** The link to the cart with its count. It follows the state event even if this remote never loads. */
export function element(props: PropsOf<'commerce/indicator/summary'>, host: RenderHost<typeof messages>): ReactElement {
  const texts = indicatorTexts(props.data['commerce/indicator/summary'], host);
  return (
    <div className="commerce-indicator" data-indicator>
      <a className="commerce-indicator__link" href={cartPath(host)}>
        <CartIcon />
        {/* A number beside "One item in cart" would be no part of that name (WCAG 2.2, 2.5.3): it is there to be seen. */}
        <span className="visually-hidden" data-cart-label data-event="commerce/cart#texts.spokenLabel">
          {texts.spokenLabel}
        </span>
        <span
          className="commerce-indicator__count"
          aria-hidden="true"
          data-cart-count
          data-event="commerce/cart#texts.quantityText"
        >
          {texts.quantityText}
        </span>
      </a>
      <span className="commerce-indicator__subtotal">
        <span className="visually-hidden">{host.text('subtotal')} </span>
        <span data-cart-subtotal data-event="commerce/cart#texts.subtotalText">
          {texts.subtotalText}
        </span>
      </span>
    </div>
  );
}

function CartIcon(): ReactElement {
  return (
    <svg
      className="commerce-indicator__icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d="M5 8h14l-1 12H6L5 8Z M9 10V7a3 3 0 0 1 6 0v3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
