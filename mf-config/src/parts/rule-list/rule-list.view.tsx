import type { ReactElement, ReactNode } from 'react';
import { CONFIG_PATH } from 'shared-types/config/config-path';
import { NEW_RULE } from 'shared-types/config/price-rules';
import type { RenderHost } from 'shared-types/host/render-host';
import type { FormState } from 'shared-types/render';
import './rule-list.css';

/** The words a list of rules needs from its feature. */
export type RuleListStrings = Readonly<Record<'home' | 'title' | 'intro' | 'kept' | 'add' | 'removed', string>>;

/** What a list of rules is made of. */
export interface RuleListProps {
  readonly form: FormState | undefined;
  /** Path of the page where a rule is changed, whose last part is `{slug}`. */
  readonly editorPath: string;
  readonly host: RenderHost<RuleListStrings>;
  /** Said in place of that something was removed. */
  readonly told?: string | undefined;
  readonly children: ReactNode;
}

/** The page has come back to say it. */
const FOCUSED = { tabIndex: -1, autoFocus: true };

/** The page of a list: where it belongs, what it is about, and a way to add to it. */
export function RuleList({ form, editorPath, host, told, children }: RuleListProps): ReactElement {
  const isTold = form?.done === true && form.isFirst === true;
  return (
    <div className="config-rule-list">
      <p>
        <a className="config-rule-list__home" href={CONFIG_PATH.home}>
          {host.text('home')}
        </a>
      </p>
      <h1>{host.text('title')}</h1>
      {isTold && (
        <p className="config-rule-list__told" role="status" {...FOCUSED}>
          {told ?? host.text('removed')}
        </p>
      )}
      {form?.message !== undefined && (
        <div className="form-error" role="alert" {...FOCUSED}>
          <p>{form.message}</p>
        </div>
      )}
      <p>{host.text('intro')}</p>
      <p className="config-rule-list__note">{host.text('kept')}</p>
      <p>
        <a className="button" href={editorPath.replace('{slug}', NEW_RULE)}>
          {host.text('add')}
        </a>
      </p>
      {children}
    </div>
  );
}

/** A rule of the list. */
export interface RuleEntryProps {
  /** Where it is changed. */
  readonly href: string;
  readonly name: string;
  /** Whether it counts, in a word; marked where it does not. */
  readonly state: string;
  readonly isOff: boolean;
  /** What else is to be known of it; nothing where there is nothing. */
  readonly notes: readonly string[];
  readonly children?: ReactNode;
}

/** What a rule is called, whether it counts, and what it says. */
export function RuleEntry({ href, name, state, isOff, notes, children }: RuleEntryProps): ReactElement {
  return (
    <li className="config-rule-list__entry">
      <h2 className="config-rule-list__name" dir="auto">
        <a href={href}>{name}</a>
      </h2>
      <p>
        <span className="config-rule-list__state" data-off={isOff ? '' : undefined}>
          {state}
        </span>
      </p>
      {notes.map((note) => (
        <p key={note} className="config-rule-list__note" dir="auto">
          {note}
        </p>
      ))}
      {children}
    </li>
  );
}
