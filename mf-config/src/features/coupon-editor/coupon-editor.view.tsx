import type { ReactElement } from 'react';
import { COUPON_KINDS, COUPON_LIMIT } from 'shared-types/commerce/coupons';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { COUPON_EDITOR_CALLS, type CouponEditorView } from 'shared-types/config/coupon-editor';
import type { PropsOf } from 'shared-types/render';
import { valueOf, type RuleFilling } from '../../parts/rule-form/rule-filling';
import { RuleForm } from '../../parts/rule-form/rule-form.view';
import { AMOUNT, BoxField, ChoiceField, COUNT, LineField } from '../../parts/settings-form/settings-controls.view';
import type { CouponEditorHost } from './coupon-editor-host';
import './coupon-editor.css';

interface Filling extends RuleFilling {
  readonly view: CouponEditorView;
  readonly host: CouponEditorHost;
}

/** Everything a coupon has, as one form. */
export function element(
  { block, data, form }: PropsOf<'config/coupon-editor/coupon'>,
  host: CouponEditorHost,
): ReactElement {
  const view = data['config/coupon-editor/coupon'];
  const filling = { block: block.id, view, form, host };
  const { saveCoupon: save, removeCoupon: remove } = COUPON_EDITOR_CALLS;
  return (
    <RuleForm
      {...filling}
      title={view.saved?.values.code ?? ''}
      listPath={CONFIG_PATH.coupons}
      editorPath={CONFIG_PATH.couponEditor}
      save={save}
      remove={remove}
    >
      {view.saved && view.saved.base !== '' && <p>{host.text('uses', { uses: view.uses })}</p>}
      <BoxField {...field(filling, 'isOn')} hint={host.text('isOnHint')} />
      <LineField
        {...field(filling, 'code')}
        hint={host.text('codeHint')}
        more={{ maxLength: COUPON_LIMIT.codeLength, autoCapitalize: 'characters', spellCheck: false, required: true }}
      />
      <Worth {...filling} />
      <Limits {...filling} />
    </RuleForm>
  );
}

function field({ block, form, view, host }: Filling, name: 'isOn' | 'code' | 'kind' | 'rate' | LimitName | 'amount') {
  const label = host.text(name, { currency: view.currency });
  return { block, form, name, label, value: valueOf({ form, view }, name) };
}

function Worth(filling: Filling): ReactElement {
  const { text } = filling.host;
  return (
    <div className="config-coupon-editor config-rule-form__fields">
      <ChoiceField
        {...field(filling, 'kind')}
        choices={COUPON_KINDS.map((kind) => [kind, text('kindName', { kind })])}
      />
      <div className="config-coupon-editor__rate">
        <LineField {...field(filling, 'rate')} more={AMOUNT} />
      </div>
      <div className="config-coupon-editor__amount">
        <LineField {...field(filling, 'amount')} hint={text('amountHint')} more={AMOUNT} />
      </div>
    </div>
  );
}

/** Plain text: a browser's own field for times is empty where one is typed in part, and empty is no limit. */
const TIME = { dir: 'ltr', maxLength: 40 } as const;

type LimitName = 'minimum' | 'from' | 'until' | 'mostUses' | 'mostUsesPerEmail';

function Limits(filling: Filling): ReactElement {
  const limit = (name: LimitName) => ({ ...field(filling, name), hint: filling.host.text(`${name}Hint`) });
  return (
    <>
      <LineField {...limit('minimum')} more={AMOUNT} />
      <div className="config-rule-form__fields">
        <LineField {...limit('from')} more={TIME} />
        <LineField {...limit('until')} more={TIME} />
        <LineField {...limit('mostUses')} more={COUNT} />
        <LineField {...limit('mostUsesPerEmail')} more={COUNT} />
      </div>
    </>
  );
}
