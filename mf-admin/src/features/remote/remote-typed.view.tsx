import type { ReactElement } from 'react';
import { REMOTE_ACTS, REMOTE_CALLS } from 'shared-types/admin/remote';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { LineField } from '../../parts/settings-form/settings-controls.view';
import { SignInBeside } from '../../parts/settings-form/sign-in-beside.view';
import { messageKeysOf } from './remote-act-form.view';
import { ownValues, type RemotePartProps } from './remote-host';

/** What was typed, by the names of the fields and of their labels; nothing is known by now that could be chosen from. */
const FIELDS = [
  ['site', 'site'],
  ['version', 'versionLabel'],
  ['percent', 'percent'],
  ['reason', 'reason'],
] as const;

/**
 * The form that somebody was signed out over. A sign-in beside it renews the crumb: what is sent then comes back as it is, this
 * once, with the new one, with which the page asks as it does at first.
 */
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
