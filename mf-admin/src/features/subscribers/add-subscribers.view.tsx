import type { ReactElement } from 'react';
import { ADDITIONS_MOST, SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import { FieldError, fieldId } from 'shared-types/site/field';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { ownValues, type SubscribersPartProps } from './subscribers-part';

/** Adds addresses that were collected elsewhere. */
export function AddSubscribers(part: SubscribersPartProps): ReactElement {
  const { block, form: anyForm, host } = part;
  const { text } = host;
  // The page's other forms have no addresses.
  const form = anyForm?.values['addresses'] === undefined ? undefined : anyForm;
  const hint = text('addressesHint', { most: String(ADDITIONS_MOST.lines) });
  const field = { block, name: 'addresses', label: text('addresses'), hint, form };
  const boxId = fieldId(block, 'consent');
  const error = form?.errors['consent'];
  const id = `block-${block}-add`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('add')}</h2>
      <form
        className="admin-detail-page__form"
        method={SUBSCRIBERS_CALLS.addSubscribers.method}
        action={SUBSCRIBERS_CALLS.addSubscribers.path}
        noValidate
      >
        <HiddenInputs values={ownValues(part)} />
        <SettingsField {...field}>
          {(control) => (
            <textarea
              rows={4}
              autoCapitalize="none"
              spellCheck={false}
              dir="auto"
              defaultValue={form?.values['addresses']}
              {...control}
            />
          )}
        </SettingsField>
        <div>
          <FieldError id={boxId} error={error} />
          <p className="admin-subscribers__box">
            <input
              id={boxId}
              type="checkbox"
              name="consent"
              value="yes"
              defaultChecked={form?.values['consent'] !== undefined}
              aria-describedby={`${boxId}-hint ${boxId}-error`}
              aria-invalid={error ? true : undefined}
            />
            <label htmlFor={boxId}>{text('consent')}</label>
          </p>
          <p className="field__hint" id={`${boxId}-hint`}>
            {text('consentHint')}
          </p>
        </div>
        <div className="admin-detail-page__actions">
          <button type="submit" className="button">
            {text('addSubmit')}
          </button>
        </div>
      </form>
    </section>
  );
}
