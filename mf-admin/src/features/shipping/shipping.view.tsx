import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { SHIPPING_CALLS, type ListedShippingOption } from 'shared-types/admin/store/shipping';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { RuleEntry, RuleList } from '../../parts/rule-list/rule-list.view';
import { RuleMoves } from '../../parts/rule-list/rule-moves.view';
import type { messages } from './shipping.messages';

/** More names would not be read in a list. */
const MOST_NAMES = 5;

/** The shipping methods, in the order in which they are offered. */
export function element(
  { block, data, form }: PropsOf<'admin/shipping/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const { options, base, isMoved } = data['admin/shipping/list'];
  const notice = isMoved ? host.text('moved') : undefined;
  return (
    <RuleList form={form} editorPath={ADMIN_PATH.shippingEditor} host={host} notice={notice}>
      {options.length === 0 && <p>{host.text('empty')}</p>}
      <ol className="admin-rule-list__list">
        {options.map((option, index) => (
          <RuleEntry
            key={option.id}
            href={ADMIN_PATH.shippingEditor.replace('{slug}', option.id)}
            name={option.name}
            state={host.text('state', { off: String(option.isOff) })}
            isOff={option.isOff}
            notes={notesOf(option, host)}
          >
            <RuleMoves
              block={block.id}
              call={SHIPPING_CALLS.moveShippingOption}
              page={ADMIN_PATH.shipping}
              id={option.id}
              name={option.name}
              base={base}
              isFirst={index === 0}
              isLast={index === options.length - 1}
              host={host}
            />
          </RuleEntry>
        ))}
      </ol>
    </RuleList>
  );
}

function notesOf(option: ListedShippingOption, { text, money }: ViewHost<typeof messages>): string[] {
  const { fromCents, toCents, freeFromCents, isNarrowed } = option;
  const [from, to] = [money.cents(fromCents), money.cents(toCents)];
  return [
    fromCents === toCents ? text('cost', { cost: from }) : text('costs', { from, to }),
    ...(freeFromCents === undefined ? [] : [text('freeFrom', { amount: money.cents(freeFromCents) })]),
    placesOf(option, { text }),
    ...(isNarrowed ? [text('narrowed')] : []),
  ];
}

function placesOf({ countries }: ListedShippingOption, { text }: Pick<ViewHost<typeof messages>, 'text'>): string {
  if (countries.length === 0) return text('everywhere');
  const names = countries.slice(0, MOST_NAMES).join(', ');
  const more = countries.length - MOST_NAMES;
  return more > 0 ? text('andMore', { names, more }) : names;
}
