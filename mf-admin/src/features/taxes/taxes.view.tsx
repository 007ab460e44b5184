import type { ReactElement } from 'react';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { TAXES_CALLS, type ListedTaxRule } from 'shared-types/admin/store/taxes';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { LastSavedLine } from '../../parts/settings-form/last-saved-line.view';
import { RuleEntry, RuleList } from '../../parts/rule-list/rule-list.view';
import { RuleMoves } from '../../parts/rule-list/rule-moves.view';
import { isInclusionForm, TaxInclusion } from './tax-inclusion.view';
import type { messages } from './taxes.messages';

/** The tax rules, in the order in which an order names them. */
export function element(
  { block, data, form }: PropsOf<'admin/taxes/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const { rules, base, isMoved, isTaxIncluded, inclusion, isInclusionSaved } = data['admin/taxes/list'];
  const notice = isMoved ? host.text('moved') : isInclusionSaved ? host.text('saved') : undefined;
  const ofList = isInclusionForm(form) ? undefined : form;
  return (
    <RuleList form={ofList} editorPath={ADMIN_PATH.taxEditor} host={host} notice={notice}>
      <p>{host.text('isIncluded', { isIncluded: String(isTaxIncluded) })}</p>
      <LastSavedLine changed={inclusion?.changed} host={host} />
      {inclusion && <TaxInclusion {...{ isTaxIncluded, inclusion, form, host }} block={block.id} />}
      {rules.length === 0 && <p>{host.text('empty')}</p>}
      <ol className="admin-rule-list__list">
        {rules.map((rule, index) => (
          <RuleEntry
            key={rule.id}
            href={ADMIN_PATH.taxEditor.replace('{slug}', rule.id)}
            name={rule.name}
            state={host.text('state', { off: String(rule.isOff) })}
            isOff={rule.isOff}
            notes={notesOf(rule, host)}
          >
            <RuleMoves
              block={block.id}
              call={TAXES_CALLS.moveTaxRule}
              page={ADMIN_PATH.taxes}
              id={rule.id}
              name={rule.name}
              base={base}
              isFirst={index === 0}
              isLast={index === rules.length - 1}
              host={host}
            />
          </RuleEntry>
        ))}
      </ol>
    </RuleList>
  );
}

function notesOf(
  { rateText: rate, country, isNarrowed, taxesShipping, productTypes }: ListedTaxRule,
  host: ViewHost<typeof messages>,
) {
  const { text } = host;
  const types = productTypes.map((type) => text('typeName', { type: String(type) })).join(', ');
  return [
    text('rate', { rate, country }),
    ...(isNarrowed ? [text('narrowed')] : []),
    ...(taxesShipping ? [text('shipping')] : []),
    ...(types === '' ? [] : [text('types', { types })]),
  ];
}
