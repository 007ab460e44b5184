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
    >
      {view.saved && view.saved.base !== '' && <p>{host.text('uses', { uses: view.uses })}</p>}
      <BoxField {...field(formValues, 'isOn')} hint={host.text('isOnHint')} />
      <LineField
        {...field(formValues, 'code')}
        hint={host.text('codeHint')}
        more={{ maxLength: COUPON_LIMIT.codeLength, autoCapitalize: 'characters', spellCheck: false, required: true }}
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

/** Plain text, because `datetime-local` is empty if partly filled in, and empty means no limit. */
const TIME = { dir: 'ltr', maxLength: 40 } as const;

type LimitName = 'minimum' | 'from' | 'until' | 'mostUses' | 'mostUsesPerEmail';

function Limits(formValues: FormValues): ReactElement {
  const limit = (name: LimitName) => ({ ...field(formValues, name), hint: formValues.host.text(`${name}Hint`) });
  return (
    <>
      <LineField {...limit('minimum')} more={AMOUNT} />
      <div className="admin-rule-form__fields">
        <LineField {...limit('from')} more={TIME} />
        <LineField {...limit('until')} more={TIME} />
        <LineField {...limit('mostUses')} more={COUNT} />
        <LineField {...limit('mostUsesPerEmail')} more={COUNT} />
      </div>
    </>
  );
}
