import type { ReactElement } from 'react';
import type { RenderHost } from 'shared-types/host/render-host';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';

/** The words of the buttons that move a rule. */
type RuleMovesStrings = Readonly<Record<'up' | 'down' | 'moveFailed', string>>;

interface RuleMovesProps {
  readonly block: string;
  readonly call: { readonly method: 'POST'; readonly path: string };
  /** Path of the list. */
  readonly page: string;
  readonly id: string;
  readonly name: string;
  /** Names the order that is shown. */
  readonly base: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly host: RenderHost<RuleMovesStrings>;
}

/** Moves a rule before or behind the one beside it; the only one has nowhere to go. */
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
    <form method={call.method} action={call.path} data-enhance="" data-form-failure={text('moveFailed')}>
      <p className="form-error" data-form-error="" tabIndex={-1} />
      <input type="hidden" name={CRUMB_PARAMETER} value={host.perRequest.crumb} />
      <input type="hidden" name="block" value={block} />
      <input type="hidden" name="page" value={page} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="base" value={base} />
      <input type="hidden" name="key" value="" />
      <p className="config-rule-list__moves">
        {!isFirst && (
          <button className="button button--quiet" name="to" value="up">
            {text('up')}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
        {!isLast && (
          <button className="button button--quiet" name="to" value="down">
            {text('down')}
            <span className="visually-hidden">: {name}</span>
          </button>
        )}
      </p>
    </form>
  );
}
