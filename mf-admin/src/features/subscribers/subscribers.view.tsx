import type { ReactElement } from 'react';
import { SUBSCRIBERS_CALLS } from 'shared-types/admin/people/subscribers';
import type { RenderHost } from 'shared-types/host/render-host';
import type { PropsOf } from 'shared-types/render';
import { HiddenInputs } from '../../parts/admin-form/hidden-inputs.view';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { Facts } from '../../parts/detail-page/facts.view';
import { Confirmation, Notice } from '../../parts/detail-page/notice.view';
import { AddSubscribers } from './add-subscribers.view';
import { ListConnection, ListRemoval, ListSettings } from './list-settings.view';
import { SubscriberList } from './subscriber-list.view';
import { ownValues, subscribersPath, type SubscribersPartProps } from './subscribers-part';
import type { messages } from './subscribers.messages';

const DONE_KEYS: Readonly<Record<string, string>> = {
  'subscriber-removed': 'subscriberRemoved',
  'subscribers-added': 'subscribersAdded',
};

/** A mailing list: who is on it, and its settings. */
export function element(
  { block, data, form }: PropsOf<'admin/subscribers/list'>,
  host: RenderHost<typeof messages>,
): ReactElement {
  const view = data['admin/subscribers/list'];
  const part = { block: block.id, view, form, host };
  const { counts, name } = view.list;
  const done = view.done && host.text('done', { done: DONE_KEYS[view.done] ?? 'saved', added: view.added ?? 0 });
  return (
    <DetailPage title={name}>
      <Notice form={form} done={done} />
      {form?.question !== undefined && form.values['subscriber'] !== undefined && (
        <SubscriberRemoval part={part} question={form.question} subscriber={form.values['subscriber']} />
      )}
      <Facts
        facts={(['subscribed', 'unconfirmed', 'unsubscribed'] as const).map((state) => [
          host.text(state),
          String(counts[state]),
        ])}
      />
      <SubscriberList {...part} />
      <AddSubscribers {...part} />
      <ListSettings {...part} />
      <ListConnection {...part} />
      <ListRemoval {...part} />
    </DetailPage>
  );
}

/** The second submission confirms the removal. */
function SubscriberRemoval({
  part,
  question,
  subscriber,
}: {
  readonly part: SubscribersPartProps;
  readonly question: string;
  readonly subscriber: string;
}): ReactElement {
  const { block, view, host } = part;
  const { method, path } = SUBSCRIBERS_CALLS.removeSubscriber;
  const id = `block-${block}-removal`;
  return (
    <section className="admin-detail-page__part" aria-labelledby={id}>
      <h2 id={id}>{host.text('removal')}</h2>
      <form className="admin-detail-page__form" method={method} action={path}>
        <HiddenInputs values={{ ...ownValues(part), subscriber, confirmed: 'yes' }} />
        <Confirmation question={question} />
        <div className="admin-detail-page__actions">
          <button type="submit" className="button">
            {host.text('removeYes')}
          </button>
          <a className="button button--quiet" href={subscribersPath(view, view.page, host)}>
            {host.text('removeNo')}
          </a>
        </div>
      </form>
    </section>
  );
}
