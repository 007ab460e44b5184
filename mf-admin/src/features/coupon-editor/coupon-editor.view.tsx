import type { ReactElement } from 'react';
import { COUPON_KINDS, COUPON_LIMIT } from 'shared-types/commerce/coupons';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COUPON_EDITOR_CALLS, type CouponEditorView } from 'shared-types/admin/store/coupon-editor';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { valueOf, type RuleFormValues } from '../../parts/rule-form/rule-form-values';
import { RuleForm } from '../../parts/rule-form/rule-form.view';
import { AMOUNT, BoxField, ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import type { messages } from './coupon-editor.messages';
import './coupon-editor.css';

interface FormValues extends RuleFormValues {
  readonly view: CouponEditorView;
  readonly host: ViewHost<typeof messages>;
}

export function element(
  { block, data, form }: PropsOf<'admin/coupon-editor/coupon'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/coupon-editor/coupon'];
  const formValues = { block: block.id, view, form, host };
  const { saveCoupon: save, removeCoupon: remove } = COUPON_EDITOR_CALLS;
  return (
    <RuleForm
      {...formValues}
      title={view.saved?.values.code ?? ''}
      editorPath={ADMIN_PATH.couponEditor}
      save={save}
      remove={remove}
      isChecked
    >
      {view.saved && view.saved.base !== '' && <p>{host.text('uses', { uses: view.uses })}</p>}
      <BoxField {...field(formValues, 'isOn')} hint={host.text('isOnHint')} />
      <LineField
        {...field(formValues, 'code')}
        hint={host.text('codeHint')}
        more={{
          maxLength: COUPON_LIMIT.codeLength,
          autoCapitalize: 'characters',
          spellCheck: false,
          'aria-required': true,
        }}
      />
      <Worth {...formValues} />
      <Limits {...formValues} />
    </RuleForm>
  );
}

function field(
  { block, form, view, host }: FormValues,
  name: 'isOn' | 'code' | 'kind' | 'rate' | LimitName | 'amount',
) {
  const label = host.text(name, { currency: view.currency });
  return { block, form, name, label, value: valueOf({ form, view }, name) };
}

function Worth(formValues: FormValues): ReactElement {
  const { text } = formValues.host;
  return (
    <div className="admin-coupon-editor admin-rule-form__fields">
      <ChoiceField
        {...field(formValues, 'kind')}
        choices={COUPON_KINDS.map((kind) => [kind, text('kindName', { kind })])}
      />
      <div className="admin-coupon-editor__rate">
        <LineField {...field(formValues, 'rate')} more={AMOUNT} />
      </div>
      <div className="admin-coupon-editor__amount">
        <LineField {...field(formValues, 'amount')} hint={text('amountHint')} more={AMOUNT} />
      </div>
    </div>
  );
}

/** Browsers do not send it partly filled in. */
const TIME = { type: 'datetime-local', max: '9999-12-31T23:59' } as const;

type LimitName = 'minimum' | 'from' | 'until' | 'mostUses' | 'mostUsesPerEmail';

function Limits(formValues: FormValues): ReactElement {
  const { view, host } = formValues;
  const limit = (name: LimitName) => ({
    ...field(formValues, name),
    hint: host.text(`${name}Hint`, { timeZone: view.timeZone }),
  });
  const time = (name: 'from' | 'until') => {
    const { hint, ...others } = limit(name);
    return { ...others, hint: view.twice.includes(name) ? `${hint} ${host.text('twice')}` : hint };
  };
  return (
    <>
      <LineField {...limit('minimum')} more={AMOUNT} />
      <div className="admin-rule-form__fields">
        <LineField {...time('from')} more={TIME} />
        <LineField {...time('until')} more={TIME} />
        <LineField {...limit('mostUses')} more={COUNT} />
        <LineField {...limit('mostUsesPerEmail')} more={COUNT} />
      </div>
    </>
  );
}
