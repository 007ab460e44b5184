import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { HOME_CALLS, type SetupEntry } from 'shared-types/admin/home';
import type { FormState } from 'shared-types/render';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import type { DashboardProps } from './dashboard-props';
import { FailedPart } from './failed-part.view';

const MESSAGES = {
  styles: 'setupStyles',
  navigation: 'setupNavigation',
  product: 'setupProduct',
  shipping: 'setupShipping',
  tax: 'setupTax',
  payments: 'setupPayments',
  form: 'setupForm',
  cookies: 'setupCookies',
  domain: 'setupDomain',
  order: 'setupOrder',
} as const;

interface SetupProps extends DashboardProps {
  readonly form: FormState | undefined;
}

/** What is still to be set up; null once all is done. A hidden list can be shown again. */
export function Setup({ form, ...props }: SetupProps): ReactElement | null {
  const { block, view, host } = props;
  const { setup } = view;
  if (!setup) return null;
  const id = `block-${block}-setup`;
  if (setup !== 'failed' && setup.isHidden) return <SetupForm {...props} form={form} act="show" />;
  return (
    <section className="admin-dashboard__panel" aria-labelledby={id}>
      <h2 id={id}>{host.text('setup')}</h2>
      {setup === 'failed' ? (
        <FailedPart host={host} />
      ) : (
        <>
          <Progress id={id} entries={setup.entries} host={host} />
          <ul className="admin-dashboard__list">
            {setup.entries.map((entry) => (
              <Step key={entry.step} entry={entry} host={host} />
            ))}
          </ul>
          <SetupForm {...props} form={form} act="hide" />
        </>
      )}
    </section>
  );
}

interface ProgressProps extends Pick<DashboardProps, 'host'> {
  readonly id: string;
  readonly entries: readonly SetupEntry[];
}

function Progress({ id, entries, host }: ProgressProps): ReactElement {
  const [done, all] = [entries.filter(({ isDone }) => isDone).length, entries.length];
  return (
    <div className="admin-dashboard__progress">
      <span id={`${id}-progress`}>{host.text('setupProgress', { done, all })}</span>
      <progress aria-labelledby={`${id}-progress`} value={done} max={all} />
    </div>
  );
}

interface StepProps extends Pick<DashboardProps, 'host'> {
  readonly entry: SetupEntry;
}

function Step({ entry: { step, isDone, path }, host }: StepProps): ReactElement {
  return (
    <li className={`admin-dashboard__entry admin-dashboard__entry--${isDone ? 'done' : 'open'}`}>
      <a className="admin-dashboard__link" href={path}>
        {host.text(MESSAGES[step])}
      </a>
      {isDone && (
        <span className="admin-muted">
          <span aria-hidden="true">✓ </span>
          {host.text('setupDone')}
        </span>
      )}
    </li>
  );
}

interface SetupFormProps extends SetupProps {
  readonly act: 'hide' | 'show';
}

function SetupForm({ block, form, act, host }: SetupFormProps): ReactElement {
  const { method, path } = HOME_CALLS.changeSetupList;
  return (
    <form className="admin-dashboard__form" method={method} action={path} data-enhance="">
      <div className="form-error" data-form-error="" role="alert">
        {form?.message}
      </div>
      <HiddenInputs values={{ [CRUMB_PARAMETER]: host.perRequest.crumb, block, page: ADMIN_PATH.home, act }} />
      <button type="submit" className="button button--quiet">
        {host.text(act === 'hide' ? 'setupHide' : 'setupShow')}
      </button>
    </form>
  );
}
