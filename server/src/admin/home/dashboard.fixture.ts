import { randomUUID } from 'node:crypto';
import type { StepState } from 'shared-types/admin/forms/submission-steps';
import type { ReviewState } from 'shared-types/admin/store/reviews';
import type { ExampleServer } from '../../../../tools/testing/site/open-example';
import { blocksOf } from '../../forms/contact-form/submissions.fixture';

export interface NewSubmission {
  readonly siteId: string;
  readonly receivedAt?: Date;
  readonly isRead?: boolean;
  readonly isSpam?: boolean;
  /** States of its steps. */
  readonly steps?: readonly StepState[];
}

const KINDS = ['email', 'copy', 'list'] as const;

/** Inserts a submission of the example's form. */
export async function keepSubmission({ db }: ExampleServer, submission: NewSubmission): Promise<void> {
  const { siteId, receivedAt = new Date(Date.now()), isRead, isSpam, steps = [] } = submission;
  const id = randomUUID();
  await db
    .insertInto('form_submission')
    .values({
      id,
      site_id: siteId,
      form_id: blocksOf()[1],
      key: randomUUID(),
      page_path: '/',
      fields: '{}',
      details: '{}',
      received_at: receivedAt,
      read_at: isRead ? receivedAt : null,
      quarantined_at: isSpam ? receivedAt : null,
      spam_reason: isSpam ? 'words' : null,
    } as never)
    .execute();
  for (const [index, state] of steps.entries())
    await db
      .insertInto('submission_step')
      .values({ site_id: siteId, submission_id: id, kind: KINDS[index] ?? 'email', state })
      .execute();
}

/** Inserts a review of the first line of an order. */
export async function keepReview(
  { db }: ExampleServer,
  { orderId, state }: { readonly orderId: string; readonly state: ReviewState },
): Promise<void> {
  const line = await db
    .selectFrom('order_line')
    .select(['id', 'site_id as siteId'])
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  const product = await db
    .selectFrom('product')
    .select('id')
    .where('site_id', '=', line.siteId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('review')
    .values({
      site_id: line.siteId,
      order_line_id: line.id,
      product_id: product.id,
      rating: 4,
      text: 'Sturdy.',
      author: 'Ada',
      key: randomUUID(),
      state,
    })
    .execute();
}
