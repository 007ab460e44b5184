import type { ReactElement, ReactNode } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { NEW_RULE } from 'shared-types/admin/store/price-rules';
import { LastSavedLine } from '../settings-form/last-saved-line.view';
import { SettingsActions } from '../settings-form/settings-actions.view';
import { SettingsForm } from '../settings-form/settings-form.view';
import { isTypedRule, type RuleFormValues } from './rule-form-values';
import type { messages } from './rule-form.messages';
import { RuleRemoval } from './rule-removal.view';
import './rule-form.css';

export type RuleFormMessages = Readonly<
  Record<keyof typeof messages | 'list' | 'newRule' | 'isRemoved' | 'removal' | 'removalHint', string>
>;

interface Call {
  readonly method: 'POST';
  readonly path: string;
}

export interface RuleFormProps extends RuleFormValues {
  /** The rule's name; empty for a new one. */
  readonly title: string;
  /** Path of this page, with `{slug}` for the rule. */
  readonly editorPath: string;
  readonly save: Call;
  readonly remove: Call;
  readonly isChecked?: boolean;
  readonly host: RenderHost<RuleFormMessages>;
  readonly children: ReactNode;
}

/** A rule as one form, with a removal form below. After any failure, typed values are kept. */
export function RuleForm(props: RuleFormProps): ReactElement {
  const { view, form, block, editorPath, save, host, children } = props;
  const page = editorPath.replace('{slug}', view.id);
  const changed = view.saved?.changed;
  return (
    <div className="admin-rule-form">
      <h1 dir="auto">{view.id === NEW_RULE ? host.text('newRule') : props.title || host.text('list')}</h1>
      <LastSavedLine changed={changed} host={host} />
      {view.isRemoved && <p>{host.text('isRemoved')}</p>}
      <SettingsForm
        className="admin-rule-form__form"
        call={save}
        page={page}
        block={block}
        form={ownState(form)}
        base={view.saved?.base}
        isChecked={props.isChecked}
        host={host}
      >
        <input type="hidden" name="id" value={view.id} />
        <input type="hidden" name="fresh" value={form?.values.fresh ?? host.perRequest.key} />
        {(view.saved || isTypedRule(form)) && (
          <>
            {children}
            <SettingsActions host={host} />
          </>
        )}
      </SettingsForm>
      <RuleRemoval {...props} page={page} />
    </div>
  );
}

/** The main form ignores a rejected removal. */
function ownState(form: FormState | undefined): FormState | undefined {
  if (!form || isTypedRule(form)) return form;
  return { ...form, values: {} };
}
