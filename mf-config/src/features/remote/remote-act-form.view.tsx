import type { ReactElement } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { LONGEST_REASON, REMOTE_CALLS, type RemoteAct } from 'shared-types/config/remote';
import { HiddenInputs } from '../../parts/config-form/hidden-inputs.view';
import { Asked } from '../../parts/detail-page/told.view';
import { controlAttributes, SettingsField } from '../../parts/settings-form/settings-field.view';
import { ActFields } from './act-fields.view';
import { ownValues, type RemotePartProps } from './remote-host';

interface ActProps extends RemotePartProps {
  readonly act: RemoteAct;
}

const WORDS = {
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

/** Without the shell no script runs at all. */
const HTML_ONLY = { title: 'htmlOnly', hint: 'htmlOnlyHint' } as const;

/** Which words say what an act is. */
export function wordsOf(act: RemoteAct, remote: string) {
  return act === 'disableAt' && remote === 'shell' ? HTML_ONLY : WORDS[act];
}

/** One thing to do with a remote: what it means, and why it is done. Sent once, the page says what would change, and asks. */
export function RemoteActForm(props: ActProps): ReactElement {
  const { act, view, host } = props;
  // Every form of the page comes back as the page: what was typed is this one's only where it was this act.
  const form = props.form?.values['act'] === act ? props.form : undefined;
  const { method, path } = REMOTE_CALLS.changeRemote;
  // Whoever has been asked has seen what was shown then.
  const seen = (form?.question === undefined ? undefined : form.values['seen']) ?? String(view.seen);
  return (
    <details className="config-remote__act" open={form !== undefined}>
      <summary className="config-remote__summary">
        <h2 className="config-remote__what">{host.text(wordsOf(act, view.name).title)}</h2>
      </summary>
      <form className="config-detail-page__form" method={method} action={path} noValidate autoComplete="off">
        <HiddenInputs values={{ ...ownValues(props), act, seen }} />
        {form?.question === undefined ? <Wish {...props} form={form} /> : <Question {...props} form={form} />}
      </form>
    </details>
  );
}

/** What is wished, and why. */
function Wish({ act, block, view, form, host }: ActProps): ReactElement {
  const { text } = host;
  const field = { block: `${block}-${act}`, name: 'reason', label: text('reason'), hint: text('reasonHint'), form };
  return (
    <>
      <p>{text(wordsOf(act, view.name).hint)}</p>
      <ActFields act={act} block={block} view={view} form={form} host={host} />
      {act === 'disable' && (
        <label className="config-remote__choice">
          <input type="checkbox" name="html" defaultChecked={form?.values['html'] !== undefined || !view.enabled} />
          <span>{text('html')}</span>
        </label>
      )}
      <SettingsField {...field}>
        <input
          type="text"
          required
          maxLength={LONGEST_REASON}
          defaultValue={form?.values['reason']}
          dir="auto"
          {...controlAttributes(field)}
        />
      </SettingsField>
      <div className="config-detail-page__actions">
        <button type="submit" className="button button--quiet">
          {text('go', { act })}
        </button>
      </div>
    </>
  );
}

/** What would change, and whom it reaches. */
function Question({ act, view, form, host: { text } }: ActProps): ReactElement {
  const names = ['version', 'percent', 'site', 'html', 'reason'];
  const kept = Object.entries(form?.values ?? {}).filter(([name]) => names.includes(name));
  return (
    <>
      <HiddenInputs values={{ ...Object.fromEntries(kept), confirmed: 'yes' }} />
      <Asked question={form?.question ?? ''} />
      <div className="config-detail-page__actions">
        <button type="submit" className="button">
          {text('yes', { act })}
        </button>
        <a className="button button--quiet" href={CONFIG_PATH.remote.replace('{token}', view.name)}>
          {text('no')}
        </a>
      </div>
    </>
  );
}
