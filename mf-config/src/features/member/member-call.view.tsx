import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { MemberPartProps } from './member-host';

interface MemberCallProps extends MemberPartProps {
  readonly call: { readonly method: string; readonly path: string };
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  /** What is sent beside the member. */
  readonly fields?: Readonly<Record<string, string>>;
  /** True where the hint is a question that has just been asked: it takes the focus. */
  readonly isAsked?: boolean;
  /** What stands beside the button. */
  readonly children?: ReactNode;
}

/** One thing that can be done with a member: a title, what it means, and a button. */
export function MemberCall(props: MemberCallProps): ReactElement {
  const { call, title, hint, submit, fields = {}, isAsked = false, children } = props;
  const id = `${props.block}-${call.path.split('/').at(-1)}`;
  return (
    <section className="config-member__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className="config-member__form" method={call.method} action={call.path}>
        <OwnInputs {...props} />
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p {...(isAsked && { className: 'config-member__told', role: 'alert', tabIndex: -1, autoFocus: true })}>
          {hint}
        </p>
        <div className="config-member__actions">
          <button className={isAsked ? 'button' : 'button button--quiet'}>{submit}</button>
          {children}
        </div>
      </form>
    </section>
  );
}

/** What every form of the page tells the server. */
export function OwnInputs({ block, view, host }: MemberPartProps): ReactElement {
  const own = {
    [CRUMB_PARAMETER]: host.perRequest.crumb,
    block,
    page: CONFIG_PATH.member.replace('{token}', view.id),
    member: view.id,
  };
  return (
    <>
      {Object.entries(own).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
