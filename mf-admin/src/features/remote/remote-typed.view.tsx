import type { ReactElement } from 'react';
import { REMOTE_ACTS, REMOTE_CALLS } from 'shared-types/admin/remote';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { SignInBeside } from '../../parts/settings-form/sign-in-beside.view';
import { messageKeysOf } from './remote-act-form.view';
import { ownValues, type RemotePartProps } from './remote-host';

/** Names of fields and labels. All are text fields, because the choices are unknown without a session. */
const FIELDS = [
  ['site', 'site'],
  ['version', 'versionLabel'],
  ['percent', 'percent'],
  ['reason', 'reason'],
] as const;

/** The form as typed by an account whose session has ended. After signing in again in another tab, it can be sent. */
export function RemoteTyped(props: RemotePartProps): ReactElement {
  const { block, view, form, host } = props;
  const { text } = host;
  const { method, path } = REMOTE_CALLS.changeRemote;
  const { seen = '', html, ...typed } = form?.values ?? {};
  const act = REMOTE_ACTS.find((one) => typed['act'] === one);
  return (
    <>
      <Notice form={form} done={undefined} />
      <SignInBeside form={form} text={text('signIn')} />
      {act && (
        <form className="admin-detail-page__form" method={method} action={path} noValidate autoComplete="off">
          <HiddenInputs values={{ ...ownValues(props), act, seen, ...(html !== undefined && { html }) }} />
          <h2>{text(messageKeysOf(act, view.name).title)}</h2>
          {FIELDS.map(([name, label]) => {
            const value = typed[name];
            if (value === undefined) return null;
            return <LineField key={name} block={block} form={form} name={name} label={text(label)} value={value} />;
          })}
          <div className="admin-detail-page__actions">
            <button type="submit" className="button button--quiet">
              {text('go', { act })}
            </button>
          </div>
        </form>
      )}
    </>
  );
}
