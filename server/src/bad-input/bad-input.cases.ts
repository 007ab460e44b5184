import { BANNER_CALLS } from 'shared-types/consent/cookie-banner';
import { CATEGORY_CASES } from './category.cases';
import { CODE_CASES } from './code.cases';
import { COMMERCE_CASES } from './commerce.cases';
import { ADMIN_CASES } from './admin.cases';
import { DEPLOY_CASES } from './deploy.cases';
import { FILES_CASES } from './files.cases';
import { FORM_BUILDER_CASES } from './form-builder.cases';
import { FORMS_CASES } from './forms.cases';
import type { BadInputCase } from './bad-input-case.fixture';
import { LESSON_CASES } from './lesson.cases';
import { LIST_CONNECTION_CASES } from './list-connection.cases';
import { MAILING_LIST_CASES } from './mailing-list.cases';
import { ORDER_CASES } from './order.cases';
import { PAGE_CASES } from './page.cases';
import { PAYMENTS_CASES } from './payments.cases';
import { PRICE_CASES } from './price.cases';
import { DOMAIN_CASES } from './domain.cases';
import { REDIRECT_CASES } from './redirect.cases';
import { TAG_CASES } from './tag.cases';
import { REMOTES_CASES } from './remotes.cases';
import { SITE_STATE_CASES } from './site-states.cases';
import { SITE_TEXT_CASES } from './site-text.cases';
import { SITE_CASES } from './site.cases';
import { SUBSCRIPTION_CASES } from './subscription.cases';
import { TABLE_CASES } from './table.cases';
import { TEAM_CASES } from './team.cases';
import { TELEMETRY_CASES } from './telemetry.cases';

export const ORDERED_CASES: readonly BadInputCase[] = [...ORDER_CASES, ...SUBSCRIPTION_CASES];

export const RULE_CASES: readonly BadInputCase[] = [
  ...CATEGORY_CASES,
  ...PRICE_CASES,
  ...PAYMENTS_CASES,
  ...SITE_TEXT_CASES,
  ...SITE_STATE_CASES,
  ...MAILING_LIST_CASES,
  ...LIST_CONNECTION_CASES,
  ...REDIRECT_CASES,
  ...DOMAIN_CASES,
  ...TAG_CASES,
  ...LESSON_CASES,
  ...CODE_CASES,
];

export const AREA_CASES: readonly BadInputCase[] = [
  ...ADMIN_CASES,
  ...FILES_CASES,
  ...REMOTES_CASES,
  ...PAGE_CASES,
  ...TEAM_CASES,
  ...TABLE_CASES,
];

export const OTHER_CASES: readonly BadInputCase[] = [
  ...FORMS_CASES,
  ...FORM_BUILDER_CASES,
  {
    route: `POST ${BANNER_CALLS.choose.path}`,
    right: async () => ({ path: BANNER_CALLS.choose.path, body: { choice: 'accepted' } }),
    required: ['choice'],
    texts: ['choice'],
    wrong: { choice: ['', 'maybe', 'ACCEPTED'] },
  },
  ...TELEMETRY_CASES,
  ...SITE_CASES,
  ...DEPLOY_CASES,
];

export const CASES: readonly BadInputCase[] = [
  ...COMMERCE_CASES,
  ...ORDERED_CASES,
  ...RULE_CASES,
  ...AREA_CASES,
  ...OTHER_CASES,
];
