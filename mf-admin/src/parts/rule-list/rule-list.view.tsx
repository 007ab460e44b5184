import type { ReactElement, ReactNode } from 'react';
import { NEW_RULE } from 'shared-types/admin/store/price-rules';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import { FOCUSED } from '../focused/focused';
import { Toast } from '../toast/toast.view';
import './rule-list.css';

export type RuleListMessages = Readonly<Record<'title' | 'intro' | 'kept' | 'add' | 'removed', string>>;

export interface RuleListProps {
  readonly form: FormState | undefined;
  readonly editorPath: string;
  readonly host: RenderHost<RuleListMessages>;
  /** Shown instead of the message that a rule was removed. */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
}

/** The page of a list of rules: an introduction, and a link to add one. */
export function RuleList({ form, editorPath, host, notice, children }: RuleListProps): ReactElement {
  const isShown = form?.done === true && form.isFirst === true;
  return (
    <div className="admin-rule-list">
      <h1>{host.text('title')}</h1>
      {isShown && <Toast>{notice ?? host.text('removed')}</Toast>}
      {form?.message !== undefined && (
        <div className="form-error" role="alert" {...FOCUSED}>
          <p>{form.message}</p>
        </div>
      )}
      <p>{host.text('intro')}</p>
      <p className="admin-muted">{host.text('kept')}</p>
      <p>
        <a className="button" href={editorPath.replace('{slug}', NEW_RULE)}>
          {host.text('add')}
        </a>
      </p>
      {children}
    </div>
  );
}

export interface RuleEntryProps {
  readonly href: string;
  readonly name: string;
  /** Whether it applies, in one word; highlighted if it does not. */
  readonly state: string;
  readonly isOff: boolean;
  /** Further facts. */
  readonly notes: readonly string[];
  readonly children?: ReactNode;
}

/** A rule with its name, status and contents. */
export function RuleEntry({ href, name, state, isOff, notes, children }: RuleEntryProps): ReactElement {
  return (
    <li className="admin-rule-list__entry">
      <h2 className="admin-rule-list__name" dir="auto">
        <a href={href}>{name}</a>
      </h2>
      <p>
        <span className="admin-rule-list__state" data-off={isOff ? '' : undefined}>
          {state}
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} className="admin-muted" dir="auto">
          {note}
        </p>
      ))}
      {children}
    </li>
  );
}
