import { memo, type ReactElement } from 'react';
import { LINE_QUANTITY_MAX } from 'shared-types/commerce/cart';
import type { FormState } from 'shared-types/render';
import { HiddenFields } from '../../../parts/hidden-fields/hidden-fields.view';
import type { ViewHost } from '../../../parts/in-page/in-page';
import { LineAnswers } from '../../../parts/line-answers/line-answers.view';
import { optionText } from '../../../parts/option-text/option-text';
import { PictureImage } from '../../../parts/picture/picture.view';
import { Quantity } from '../../../parts/quantity/quantity.view';
import { linePath } from '../cart.api';
import type { ShownLine } from '../cart.state';
import type { messages } from '../cart.messages';
import { failureText } from '../failure-text';
import { LineFormDetails } from './form.view';

interface CartLineProps {
  readonly line: ShownLine;
  readonly isLive: boolean;
  readonly blockId: string;
  readonly form: FormState | undefined;
  readonly host: ViewHost<typeof messages>;
}

/**
 * One cart line; each way to change it is a form of its own. Memoized, so that a click in a long cart does not render the
 * other lines.
 */
export const CartLine = memo(function CartLine(props: CartLineProps): ReactElement {
  const { line, form, host } = props;
  const ownForm = form?.values['lineId'] === line.id ? form : undefined;
  return (
    <li className="commerce-cart__line" data-line={line.id}>
      <BoughtItem line={line} host={host} />
      <p className="commerce-cart__total" aria-busy={line.isUnconfirmed} data-line-total>
        {host.money.cents(line.lineTotalCents)}
      </p>
      <div className="commerce-cart__change">
        {ownForm?.question ? (
          <RemovalQuestion {...props} />
        ) : (
          <>
            <QuantityForm {...props} form={isOfLineForm(ownForm) ? undefined : ownForm} />
            <RemoveForm {...props} />
          </>
        )}
        {line.form && (
          <LineFormDetails
            line={line}
            lineForm={line.form}
            blockId={props.blockId}
            refused={isOfLineForm(ownForm) ? ownForm : undefined}
            host={host}
          />
        )}
      </div>
      <LineNotice line={line} form={ownForm} host={host} />
    </li>
  );
});

/** The item with its options. */
function BoughtItem({ line, host }: Pick<CartLineProps, 'line' | 'host'>): ReactElement {
  const options = optionText(line.optionValues);
  return (
    <>
      <a className="commerce-cart__picture" href={line.path} tabIndex={-1} aria-hidden="true">
        {line.picture && <PictureImage picture={line.picture} sizes="6rem" host={host} turn="soon" silent />}
      </a>
      <div className="commerce-cart__what">
        <h2 className="commerce-cart__name">
          <a href={line.path}>{line.title}</a>
        </h2>
        {options && <p className="commerce-cart__options">{options}</p>}
        <LineAnswers answers={line.answers} className="commerce-cart__answer" host={host} />
        <p className="commerce-cart__each">{host.text('each', { price: host.money.cents(line.unitPriceCents) })}</p>
      </div>
    </>
  );
}

function QuantityForm({ line, isLive, blockId, form, host }: CartLineProps): ReactElement {
  const { title } = line;
  const id = `block-${blockId}-${line.id}`;
  const typed = form?.values['quantity'] ?? '';
  return (
    <form className="commerce-cart__quantity" method="post" action={linePath(line.id)}>
      <HiddenFields blockId={blockId} host={host} />
      <label className="visually-hidden" htmlFor={id}>
        {host.text('quantityOf', { title })}
      </label>
      <Quantity
        id={id}
        quantity={/^\d{1,6}$/.test(typed) ? Number(typed) : line.quantity}
        min={0}
        max={Math.min(line.available ?? LINE_QUANTITY_MAX, LINE_QUANTITY_MAX)}
        labels={{ fewer: host.text('fewerOf', { title }), more: host.text('moreOf', { title }) }}
        live={isLive}
        describedBy={`line-${line.id}-notice`}
      >
        <button type="submit" className="commerce-cart__save" aria-label={host.text('saveOf', { title })}>
          {host.text('save')}
        </button>
      </Quantity>
    </form>
  );
}

function RemoveForm({ line, blockId, host }: CartLineProps): ReactElement {
  return (
    <form className="commerce-cart__remove" method="post" action={linePath(line.id)} data-remove>
      <HiddenFields blockId={blockId} host={host} />
      <input type="hidden" name="quantity" value="0" />
      <input type="hidden" name="confirmed" value="yes" />
      <button type="submit" className="commerce-cart__act" aria-label={host.text('removeOf', { title: line.title })}>
        {host.text('remove')}
      </button>
    </form>
  );
}

/** The removal question as a form, for browsers without script. */
function RemovalQuestion({ line, blockId, host }: CartLineProps): ReactElement {
  return (
    <form className="commerce-cart__question" method="post" action={linePath(line.id)}>
      <HiddenFields blockId={blockId} host={host} />
      <input type="hidden" name="quantity" value="0" />
      <p role="alert">
        <strong>{host.text('removeTitle')}</strong> {host.text('removeQuestion', { title: line.title })}
      </p>
      <button type="submit" className="button" name="confirmed" value="yes">
        {host.text('removeYes')}
      </button>
      <button type="submit" className="button button--quiet" name="confirmed" value="no">
        {host.text('removeNo')}
      </button>
    </form>
  );
}

/** Why a line has a problem. Not a live region, because the announcer announces failures once. */
function LineNotice({ line, form, host }: Pick<CartLineProps, 'line' | 'form' | 'host'>): ReactElement {
  const refusal = form?.errors['quantity'] ?? form?.message;
  return (
    <div className="commerce-cart__notice" id={`line-${line.id}-notice`}>
      {line.problem && <p>{problemText(line, host)}</p>}
      {line.failure && <p data-line-failure>{failureText(line.failure, host)}</p>}
      {refusal && !line.failure && (
        <p role="alert">{`${host.text(isOfLineForm(form) ? 'formFailed' : 'quantityFailed')}. ${refusal}`}</p>
      )}
    </div>
  );
}

/** True for a refusal of the line’s form, false for one of its quantity. */
function isOfLineForm(form: FormState | undefined): boolean {
  return form !== undefined && !form.question && !('quantity' in form.values);
}

function problemText({ problem, available = 0, form }: ShownLine, host: ViewHost<typeof messages>): string {
  if (problem === 'too-many') return host.text('problemTooMany', { available });
  if (problem === 'form') return host.text('problemForm', { title: form?.title ?? '' });
  return host.text(problem === 'gone' ? 'problemGone' : 'problemSoldOut');
}
