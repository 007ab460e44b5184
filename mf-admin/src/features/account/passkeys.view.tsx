import type { ReactElement } from 'react';
import { TWO_STEP_CALLS, TWO_STEP_LONGEST, type PasskeyEntry } from 'shared-types/admin/people/two-step';
import { NamedForm } from '../../parts/named-form/named-form.view';
import { PasskeyForm } from '../../parts/passkey/passkey-form.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import type { AccountPartProps } from './account-host';

export function Passkeys(props: AccountPartProps): ReactElement {
  const { on, view, host } = props;
  const { text } = host;
  return (
    <>
      <p>{text('passkeysHint')}</p>
      {view.passkeys.length === 0 && <p>{text('noPasskeys')}</p>}
      {view.passkeys.length > 0 && (
        <ul className="admin-account__list">
          {view.passkeys.map((passkey) => (
            <Passkey key={passkey.id} {...props} passkey={passkey} />
          ))}
        </ul>
      )}
      {view.isConfirmed && (
        <>
          <PasskeyForm
            ceremony="create"
            call={TWO_STEP_CALLS.addPasskey}
            options={TWO_STEP_CALLS.offerPasskey}
            sends={{ block: on.block, page: on.page }}
            perRequest={host.perRequest}
            submit={text('addPasskey')}
            sending={text('sending')}
            failed={text('failed')}
          >
            <LineField
              block={on.block}
              name="name"
              label={text('passkeyName')}
              form={undefined}
              value=""
              more={{ required: true, maxLength: TWO_STEP_LONGEST.passkeyName, autoComplete: 'off' }}
            />
          </PasskeyForm>
          <noscript>
            <p className="admin-muted">{text('noScript')}</p>
          </noscript>
        </>
      )}
    </>
  );
}

function Passkey({ on, view, host, passkey }: AccountPartProps & { readonly passkey: PasskeyEntry }): ReactElement {
  const { text } = host;
  const { id, name, host: works, addedAt, addedText, usedAt, usedText } = passkey;
  return (
    <li className="admin-account__entry" data-passkey-id={id}>
      <b dir="auto">{name}</b>
      <span className="admin-muted">{text('at', { host: works })}</span>
      <span className="admin-muted">
        {text('added')} <time dateTime={addedAt}>{addedText}</time>
      </span>
      {usedAt === undefined ? (
        <span className="admin-muted">{text('unused')}</span>
      ) : (
        <span className="admin-muted">
          {text('used')} <time dateTime={usedAt}>{usedText}</time>
        </span>
      )}
      {view.isConfirmed && (
        <NamedForm
          {...on}
          name={`remove ${id}`}
          call={TWO_STEP_CALLS.removePasskey}
          sends={{ id }}
          submit={text('removePasskey')}
          submitLabel={text('removePasskeyLabel', { name })}
          isQuiet
          host={host}
        />
      )}
    </li>
  );
}
