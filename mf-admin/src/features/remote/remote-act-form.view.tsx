import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { LONGEST_REASON, REMOTE_CALLS, type RemoteAct } from 'shared-types/admin/remote';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { SettingsField } from '../../parts/settings-form/settings-field.view';
import { ActFields } from './act-fields.view';
import { ownValues, type RemotePartProps } from './remote-host';

interface ActProps extends RemotePartProps {
  readonly act: RemoteAct;
}

const MESSAGE_KEYS = {
  disable: { title: 'disable', hint: 'disableHint' },
  enable: { title: 'enable', hint: 'enableHint' },
  set: { title: 'set', hint: 'setHint' },
  follow: { title: 'followAct', hint: 'followHint' },
  canary: { title: 'canary', hint: 'canaryHint' },
  endCanary: { title: 'endCanary', hint: 'endCanaryHint' },
  pin: { title: 'pin', hint: 'pinHint' },
  unpin: { title: 'unpin', hint: 'unpinHint' },
  disableAt: { title: 'disableAt', hint: 'disableAtHint' },
  enableAt: { title: 'enableAt', hint: 'enableAtHint' },
} as const satisfies Readonly<Record<RemoteAct, object>>;

/** Without the shell, no script runs. */
const HTML_ONLY = { title: 'htmlOnly', hint: 'htmlOnlyHint' } as const;

/** Message keys of an action. */
export function messageKeysOf(act: RemoteAct, remote: string) {
  return act === 'disableAt' && remote === 'shell' ? HTML_ONLY : MESSAGE_KEYS[act];
}

/** An action on a remote, with a reason. The first submission shows the effect and asks for confirmation. */
export function RemoteActForm(props: ActProps): ReactElement {
  const { act, view, host } = props;
  // The submitted values belong to the form of the submitted action only.
  const form = props.form?.values['act'] === act ? props.form : undefined;
  const { method, path } = REMOTE_CALLS.changeRemote;
  // The confirmation refers to the state that was shown then.
  const seen = (form?.question === undefined ? undefined : form.values['seen']) ?? String(view.seen);
  return (
    <details className="admin-remote__act" open={form !== undefined}>
      <summary className="admin-remote__summary">
        <h2 className="admin-remote__what">{host.text(messageKeysOf(act, view.name).title)}</h2>
      </summary>
      <form className="admin-detail-page__form" method={method} action={path} noValidate autoComplete="off">
        <HiddenInputs values={{ ...ownValues(props), act, seen }} />
        {form?.question === undefined ? <Input {...props} form={form} /> : <Question {...props} form={form} />}
      </form>
    </details>
  );
}

/** The action's fields, and its reason. */
function Input({ act, block, view, form, host }: ActProps): ReactElement {
  const { text } = host;
  const field = { block: `${block}-${act}`, name: 'reason', label: text('reason'), hint: text('reasonHint'), form };
  return (
    <>
      <p>{text(messageKeysOf(act, view.name).hint)}</p>
      <ActFields act={act} block={block} view={view} form={form} host={host} />
      {act === 'disable' && (
        <label className="admin-remote__choice">
          <input type="checkbox" name="html" defaultChecked={form?.values['html'] !== undefined || !view.enabled} />
          <span>{text('html')}</span>
        </label>
      )}
      <SettingsField {...field}>
        {(control) => (
          <input
            type="text"
            required
            maxLength={LONGEST_REASON}
            defaultValue={form?.values['reason']}
            dir="auto"
            {...control}
          />
        )}
      </SettingsField>
      <div className="admin-detail-page__actions">
        <button type="submit" className="button button--quiet">
          {text('go', { act })}
        </button>
      </div>
    </>
  );
}

/** The effect of the action, and who is affected. */
function Question({ act, view, form, host: { text } }: ActProps): ReactElement {
  const names = ['version', 'percent', 'site', 'html', 'reason'];
  const kept = Object.entries(form?.values ?? {}).filter(([name]) => names.includes(name));
  return (
    <>
      <HiddenInputs values={{ ...Object.fromEntries(kept), confirmed: 'yes' }} />
      <Confirmation question={form?.question ?? ''} />
      <div className="admin-detail-page__actions">
        <button type="submit" className="button">
          {text('yes', { act })}
        </button>
        <a className="button button--quiet" href={ADMIN_PATH.remote.replace('{token}', view.name)}>
          {text('no')}
        </a>
      </div>
    </>
  );
}
