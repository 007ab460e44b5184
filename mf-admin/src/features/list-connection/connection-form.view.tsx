import type { InputHTMLAttributes, ReactElement } from 'react';
import {
  LIST_CONNECTION_CALLS,
  LIST_CONNECTION_LIMIT,
  type ListService,
} from 'shared-types/admin/people/list-connection';
import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { isTyped } from '../../parts/settings-form/is-typed';
import { BoxField, LineField } from '../../parts/settings-form/settings-controls.view';
import { ownValues, type ConnectionPartProps } from './connection-part';

const CODE = { dir: 'ltr', autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const;

interface ConnectionFormProps {
  readonly part: ConnectionPartProps;
  readonly service: ListService;
}

/**
 * The fields of a service.
 * @implements MAIL-02
 */
export function ConnectionForm({ part, service }: ConnectionFormProps): ReactElement {
  const { block, view, host } = part;
  const { text } = host;
  const { method, path } = LIST_CONNECTION_CALLS.saveConnection;
  const id = `block-${block}-form`;
  const isOther = view.saved !== undefined && view.saved.service !== service;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{text('form', { service })}</h2>
      {isOther && <p>{text('replaces')}</p>}
      <form className="admin-detail-page__form" method={method} action={path} autoComplete="off" noValidate>
        <HiddenInputs values={{ ...ownValues(part), service }} />
        {service === 'mailchimp' ? <MailchimpFields {...part} /> : <HookFields part={part} service={service} />}
        <div className="admin-detail-page__actions">
          <button type="submit" className="button">
            {text('save')}
          </button>
        </div>
      </form>
    </section>
  );
}

function MailchimpFields(part: ConnectionPartProps): ReactElement {
  const { view, host } = part;
  const { text } = host;
  const saved = view.saved?.service === 'mailchimp' ? view.saved : undefined;
  const keyHint = saved ? text('apiKeyKept', { end: saved.keyEnd }) : text('apiKeyHint');
  // After a refusal the field is empty: a new key may have been typed, and it is not sent back.
  const shownKey = saved?.keyEnd && !isTyped(part.form) ? MASKED_SECRET : '';
  const key = { ...CODE, type: 'password', autoComplete: 'new-password', maxLength: LIST_CONNECTION_LIMIT.apiKey };
  return (
    <>
      <LineField
        {...field(part, { name: 'apiKey', label: text('apiKey'), hint: keyHint, more: key })}
        value={shownKey}
      />
      <LineField
        {...field(part, {
          name: 'audienceId',
          label: text('audienceId'),
          hint: text('audienceIdHint'),
          saved: saved?.audienceId,
          more: { ...CODE, maxLength: LIST_CONNECTION_LIMIT.audienceId },
        })}
      />
      <LineField
        {...field(part, {
          name: 'url',
          label: text('baseUrl'),
          hint: text('baseUrlHint'),
          saved: saved?.url,
          more: { ...CODE, type: 'url', maxLength: LIST_CONNECTION_LIMIT.url },
        })}
      />
    </>
  );
}

function HookFields({ part, service }: ConnectionFormProps): ReactElement {
  const { view, host } = part;
  const { text } = host;
  const saved = view.saved?.service === service ? view.saved : undefined;
  return (
    <>
      <LineField
        {...field(part, {
          name: 'url',
          label: text('hookUrl'),
          hint: text('hookUrlHint', { service }),
          saved: saved?.url,
          more: { ...CODE, type: 'url', maxLength: LIST_CONNECTION_LIMIT.url },
        })}
      />
      {saved && service === 'webhook' && (
        <BoxField {...field(part, { name: 'newSecret', label: text('newSecret'), hint: text('newSecretHint') })} />
      )}
    </>
  );
}

interface OwnField {
  readonly name: 'apiKey' | 'audienceId' | 'url' | 'newSecret';
  readonly label: string;
  readonly hint: string;
  readonly saved?: string | undefined;
  readonly more?: InputHTMLAttributes<HTMLInputElement>;
}

/** What was typed stays after an error; the page's other forms have no service. */
function field({ block, form: anyForm }: ConnectionPartProps, { saved = '', more = {}, ...own }: OwnField) {
  const form = anyForm?.values['service'] === undefined ? undefined : anyForm;
  return { ...own, block, form, more, value: form ? (form.values[own.name] ?? '') : saved };
}
