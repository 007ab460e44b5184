import type { ReactElement } from 'react';
import { COUPON_LIMIT } from 'shared-types/commerce/coupons';
import { ADMIN_PATH } from 'shared-types/admin/admin-path';
import { COUPONS_PER_PAGE, COUPONS_QUERY, type CouponsView, type ListedCoupon } from 'shared-types/admin/store/coupons';
import type { ViewHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { ListFilter } from '../../parts/list-filter/list-filter.view';
import { RuleEntry, RuleList } from '../../parts/rule-list/rule-list.view';
import { ListPages, pageLabels } from '../../parts/list-pages/list-pages.view';
import type { messages } from './coupons.messages';

/** The coupons by their codes, twenty on a page. */
export function element(
  { block, data, form }: PropsOf<'admin/coupons/list'>,
  host: ViewHost<typeof messages>,
): ReactElement {
  const view = data['admin/coupons/list'];
  const { coupons, count, search } = view;
  return (
    <RuleList form={form} editorPath={ADMIN_PATH.couponEditor} host={host}>
      {(count > COUPONS_PER_PAGE || search !== '') && <Search block={block.id} view={view} host={host} />}
      {coupons.length === 0 ? (
        <Nothing view={view} host={host} />
      ) : (
        <>
          <p className="admin-muted">{host.text('sum', { count })}</p>
          <ul className="admin-rule-list__list">
            {coupons.map((coupon) => (
              <Entry key={coupon.id} coupon={coupon} host={host} />
            ))}
          </ul>
        </>
      )}
      <Pages view={view} host={host} />
    </RuleList>
  );
}

interface ViewProps {
  readonly view: CouponsView;
  readonly host: ViewHost<typeof messages>;
}

function Search({ block, view: { search }, host: { text } }: ViewProps & { readonly block: string }): ReactElement {
  return (
    <ListFilter
      block={block}
      path={ADMIN_PATH.coupons}
      search={{ name: COUPONS_QUERY.search, label: text('search'), value: search, longest: COUPON_LIMIT.codeLength }}
      labels={{ find: text('find') }}
    />
  );
}

function Nothing({ view: { count, search }, host: { text } }: ViewProps): ReactElement {
  if (count === 0 && search === '') return <p>{text('empty')}</p>;
  return (
    <p>
      {text(count > 0 ? 'noMore' : 'noMatch')} <a href={ADMIN_PATH.coupons}>{text('all')}</a>
    </p>
  );
}

function Entry({
  coupon,
  host,
}: {
  readonly coupon: ListedCoupon;
  readonly host: ViewHost<typeof messages>;
}): ReactElement {
  const { id, code, state } = coupon;
  return (
    <RuleEntry
      href={ADMIN_PATH.couponEditor.replace('{slug}', id)}
      name={code}
      state={host.text('state', { state })}
      isOff={state !== 'on'}
      notes={notesOf(coupon, host)}
    />
  );
}

function notesOf(coupon: ListedCoupon, { text, money }: ViewHost<typeof messages>): string[] {
  const { minimumSubtotalCents, fromText, untilText, uses, mostUses } = coupon;
  return [
    worthOf(coupon, { text, money }),
    ...(minimumSubtotalCents > 0 ? [text('minimum', { amount: money.cents(minimumSubtotalCents) })] : []),
    ...(fromText === undefined ? [] : [text('from', { time: fromText })]),
    ...(untilText === undefined ? [] : [text('until', { time: untilText })]),
    mostUses === undefined ? text('uses', { uses }) : text('usesOf', { uses, most: mostUses }),
  ];
}

function worthOf(
  { kind, rateText = '', amountCents = 0 }: ListedCoupon,
  { text, money }: Pick<ViewHost<typeof messages>, 'text' | 'money'>,
): string {
  if (kind === 'percent') return text('percentOff', { rate: rateText });
  return kind === 'fixed' ? text('amountOff', { amount: money.cents(amountCents) }) : text('sendsFree');
}

function Pages({ view: { page, count, search }, host }: ViewProps): ReactElement {
  const address = (number: number) =>
    host.url(ADMIN_PATH.coupons, {
      [COUPONS_QUERY.search]: search || undefined,
      [COUPONS_QUERY.page]: number > 1 ? number : undefined,
    });
  return <ListPages page={page} count={count} perPage={COUPONS_PER_PAGE} address={address} labels={pageLabels(host)} />;
}
