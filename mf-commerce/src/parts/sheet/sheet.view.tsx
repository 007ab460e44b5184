import type { ReactElement, ReactNode, Ref } from 'react';

interface SheetProps {
  /** Prefix of its ids. */
  readonly id: string;
  /** `side`: along the inline-end edge. `middle`: a card over the page. */
  readonly place: 'side' | 'middle';
  readonly title: string;
  readonly closeText: string;
  readonly ref: Ref<HTMLDialogElement>;
  /** True for the cart: the title takes the focus of a removed line. */
  readonly holdsCart?: boolean;
  readonly children: ReactNode;
}

/** A dialog over the page, closed until its effects open it; title and close button stay visible. */
export function Sheet({ id, place, title, closeText, ref, holdsCart, children }: SheetProps): ReactElement {
  return (
    <dialog
      className={`commerce-sheet commerce-sheet--${place}`}
      aria-labelledby={`${id}-title`}
      ref={ref}
      {...(holdsCart ? { 'data-cart': '' } : {})}
    >
      <div className="commerce-sheet__panel">
        <div className="commerce-sheet__head">
          <h2
            className="commerce-sheet__title"
            id={`${id}-title`}
            tabIndex={-1}
            data-sheet-title
            {...(holdsCart ? { 'data-cart-title': '' } : {})}
          >
            {title}
          </h2>
          <button type="button" className="commerce-sheet__close" aria-label={closeText} data-sheet-close>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
              <path
                d="M6 6l12 12M18 6L6 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </div>
        <div className="commerce-sheet__body">{children}</div>
      </div>
    </dialog>
  );
}
