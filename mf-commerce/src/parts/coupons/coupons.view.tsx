import type { ReactElement } from 'react';
import type { ShoppingCart } from 'shared-types/commerce/cart';
import { COUPON_CALLS } from 'shared-types/commerce/coupons';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../hidden-fields/hidden-fields.view';
import { problemText, savingText, type CouponMessages } from './coupon-text';
import { REMOVAL_PATH } from './coupons.api';

interface CouponsProps {
  readonly cart: ShoppingCart;
  readonly blockId: string;
  /** Values of a refused form. */
  readonly form: FormState | undefined;
  /** Error of the last code. */
  readonly error?: string | undefined;
  readonly host: RenderHost<CouponMessages>;
}

/** Valid and refused codes of a cart, and the field for another one. Each action is a form of its own. */
export function Coupons(props: CouponsProps): ReactElement {
  const { cart, host } = props;
  const { discounts = [], couponProblems = [] } = cart;
  return (
    <section className="commerce-coupons" aria-label={host.text('coupons')} data-coupons>
      <CouponForm {...props} />
      <CodeList label={host.text('couponsValid')}>
        {discounts.map((discount) => (
          <Code key={discount.code} code={discount.code} {...props}>
            {savingText(discount, host)}
          </Code>
        ))}
      </CodeList>
      <CodeList label={host.text('couponsInvalid')}>
        {couponProblems.map((invalid) => (
          <Code key={invalid.code} code={invalid.code} isInvalid {...props}>
            {problemText(invalid, host)}
          </Code>
        ))}
      </CodeList>
    </section>
  );
}

function CouponForm({ blockId, form, error, host }: CouponsProps): ReactElement {
  const id = `block-${blockId}-coupon`;
  const refusal = error ?? form?.errors['coupon'];
  return (
    <form className="commerce-coupons__form field" method="post" action={COUPON_CALLS.addCoupon.path} data-coupon-form>
      <HiddenFields blockId={blockId} host={host} />
      <label htmlFor={id}>{host.text('couponCode')}</label>
      <div className="commerce-coupons__entry">
        <input
          id={id}
          type="text"
          name="coupon"
          defaultValue={form?.errors['coupon'] === undefined ? '' : form.values['coupon']}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          {...(refusal ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <button type="submit" className="button button--quiet">
          {host.text('couponApply')}
        </button>
      </div>
      {refusal && (
        <p className="field__error" id={`${id}-error`} {...(error === undefined ? { role: 'alert' } : {})}>
          {refusal}
        </p>
      )}
    </form>
  );
}

function CodeList({
  label,
  children,
}: {
  readonly label: string;
  readonly children: readonly ReactElement[];
}): ReactElement | null {
  if (children.length === 0) return null;
  return (
    <ul className="commerce-coupons__codes" aria-label={label}>
      {children}
    </ul>
  );
}

interface CodeProps extends CouponsProps {
  readonly code: string;
  readonly isInvalid?: boolean;
  readonly children: string;
}

function Code({ code, isInvalid = false, children, blockId, host }: CodeProps): ReactElement {
  const problem = isInvalid ? ' commerce-coupons__message--problem' : '';
  return (
    <li className="commerce-coupons__code" data-coupon={code}>
      <p className={`commerce-coupons__message${problem}`}>
        <strong dir="auto">{code}</strong> <span>{children}</span>
      </p>
      <form method="post" action={REMOVAL_PATH} data-coupon-off>
        <HiddenFields blockId={blockId} host={host} />
        <input type="hidden" name="coupon" value={code} />
        <button type="submit" className="commerce-coupons__off" aria-label={host.text('couponRemoveOf', { code })}>
          {host.text('couponRemove')}
        </button>
      </form>
    </li>
  );
}
