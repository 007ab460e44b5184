import type { ReactElement } from 'react';
import type { FormState, PropsOf } from 'shared-types/render';
import { DetailPage } from '../../parts/detail-page/detail-page.view';
import { Notice } from '../../parts/detail-page/notice.view';
import { Offered } from './offered.view';
import { OfflinePayment } from './offline-payment.view';
import type { PaymentsPartProps } from './payments-part';
import { StripePart } from './stripe-part.view';
import './payments.css';

/** How buyers pay: what they see, the connection to Stripe, and payment after ordering. */
export function element(
  { block, data, form }: PropsOf<'admin/payments/saved'>,
  host: PaymentsPartProps['host'],
): ReactElement {
  const { saved, done } = data['admin/payments/saved'];
  const { text } = host;
  const ofOffline = isOfOffline(form) ? form : undefined;
  const ofStripe = ofOffline || form?.done ? undefined : form;
  return (
    <DetailPage title={text('title')}>
      {!ofOffline && <Notice form={form} done={done && text('done', { done })} />}
      {saved && <Offered saved={saved} block={block.id} host={host} />}
      {saved && <StripePart block={block.id} saved={saved} form={ofStripe} host={host} />}
      <OfflinePayment block={block.id} offline={saved?.offline} form={ofOffline} host={host} />
    </DetailPage>
  );
}

/** The forms of the connection have no version of what is saved. */
function isOfOffline(form: FormState | undefined): boolean {
  return form?.values['base'] !== undefined;
}
