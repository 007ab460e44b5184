import type { ReactElement, ReactNode } from 'react';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { Confirmation } from '../../parts/detail-page/notice.view';
import { ownValues, type MemberPartProps } from './member-host';

interface MemberCallProps extends MemberPartProps {
  readonly call: { readonly method: string; readonly path: string };
  readonly title: string;
  readonly hint: string;
  readonly submit: string;
  /** Sent in addition to the member's id. */
  readonly fields?: Readonly<Record<string, string>>;
  /** If true, the hint is a confirmation question and gets the focus. */
  readonly isConfirming?: boolean;
  readonly children?: ReactNode;
}

export function MemberCall(props: MemberCallProps): ReactElement {
  const { call, title, hint, submit, fields = {}, isConfirming = false, children } = props;
  const id = `block-${props.block}-${call.path.split('/').at(-1)}`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <form className="admin-detail-page__form" method={call.method} action={call.path}>
        <HiddenInputs values={{ ...ownValues(props), ...fields }} />
        {isConfirming ? <Confirmation question={hint} /> : <p>{hint}</p>}
        <div className="admin-detail-page__actions">
          <button type="submit" className={isConfirming ? 'button' : 'button button--quiet'}>
            {submit}
          </button>
          {children}
        </div>
      </form>
    </section>
  );
}
