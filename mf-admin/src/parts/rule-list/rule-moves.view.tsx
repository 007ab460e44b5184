import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { AdminForm, type FormMessages } from '../admin-form/admin-form.view';

type RuleMovesMessages = FormMessages & Readonly<Record<'up' | 'down', string>>;

interface RuleMovesProps {
  readonly block: string;
  readonly call: { readonly method: 'POST'; readonly path: string };
  readonly page: string;
  readonly id: string;
  readonly name: string;
  /** Identifies the displayed order. */
  readonly base: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly host: RenderHost<RuleMovesMessages>;
}

/** Swaps a rule with its neighbour; null for the only rule. */
export function RuleMoves({
  block,
  call,
  page,
  id,
  name,
  base,
  isFirst,
  isLast,
  host,
}: RuleMovesProps): ReactElement | null {
  const { text } = host;
  if (isFirst && isLast) return null;
  return (
    <AdminForm call={call} sends={{ block, page, id, base, key: '' }} host={host}>
      <p className="form-error" data-form-error="" tabIndex={-1} />
      <p className="admin-rule-list__moves">
        {!isFirst && (
          <button type="submit" className="button button--quiet" name="to" value="up">
            {text('up')}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {!isLast && (
          <button type="submit" className="button button--quiet" name="to" value="down">
            {text('down')}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </p>
    </AdminForm>
  );
}
