import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { CRUMB_PARAMETER } from 'shared-types/site/cookie';
import type { ExampleServer } from '../../../tools/testing/site/open-example';
import { writtenWithFiles, type FilesToPost, type Shopper } from '../../../tools/testing/store/shopper';
import type { BadInputCase, RightRequest } from './bad-input-case.fixture';
import { openForCases } from './open-cases.fixture';
import { HOST, wrongInputs, wrongRequests, type Attempt } from './wrong-requests.fixture';

/** Tables that visitors and owners can change. */
const TABLES = [
  'cart',
  'cart_line',
  'coupon',
  'coupon_use',
  'customer_order',
  'order_line',
  'order_number',
  'variant',
  'form_submission',
  'mailing_list',
  'list_subscriber',
  'form_list',
  'list_connection',
  'list_delivery',
  'consent_receipt',
  'telemetry_record',
  'telemetry_hour',
  'account_reset_request',
  'account_reset',
  'account_session',
  'account_authenticator',
  'account_email_change',
  'account_passkey',
  'account_recovery_code',
  'pending_sign_in',
  'team_change',
  'team_invitation',
  'two_step_role',
  'website_role',
  'site_member',
  'member_session',
  'cookie_settings_change',
  'header_footer_change',
  'main_language_change',
  'form_change',
  'block',
  'order_payment',
  'order_event',
  'order_lookup_request',
  'review',
  'review_setting',
  'product',
  'product_change',
  'product_import',
  'product_import_item',
  'table_view',
  'table_columns',
  'stock_write',
  'survey_answer',
  'setup_list_hidden',
  'site_settings_change',
  'site_theme_change',
  'site_look_change',
  'site_popup_change',
  'site_code_change',
  'site_payments_change',
  'stripe_account',
  'first_state',
  'state_draft',
  'category',
  'category_change',
  'product_category',
  'page',
  'page_draft',
  'page_change',
  'page_version',
  'page_presence',
  'preview_link',
  'kept_page',
  'redirect',
  'site_domain',
  'removed_redirect',
  'former_tag',
  'tag_change',
  'asset',
  'site_file',
  'file_upload',
  'file_upload_piece',
  'unclaimed_object',
] as const;
/** Tables that teams can change; their rows belong to no site. */
const PLATFORM_TABLES = ['deploy', 'deploy_piece', 'artifact'] as const;
let open: ExampleServer;

interface DryRun {
  readonly row: BadInputCase;
  readonly visitor: Shopper;
  readonly right: RightRequest;
}

async function send(
  { row, visitor, right }: DryRun,
  { path, body, headers, crumb = visitor.cookies.get(CRUMB_PARAMETER) ?? '', isForm }: Attempt,
) {
  const [method = ''] = row.route.split(' ');
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const crumbHeaders = row.crumbHeader ? { [row.crumbHeader]: crumb } : {};
  const { payload, type } = await written(body, { isForm, files: right.files });
  return open.app.inject({
    method: method as NonNullable<InjectOptions['method']>,
    url: `${path ?? right.path}${row.crumbHeader || row.isForBearer ? '' : `?${CRUMB_PARAMETER}=${crumb}`}`,
    headers: {
      host: HOST,
      cookie,
      accept: isForm ? 'text/html' : 'application/json',
      ...(type ? { 'content-type': type } : {}),
      ...crumbHeaders,
      ...(right.token ? { authorization: `Bearer ${right.token}` } : {}),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  });
}

interface Writing {
  readonly isForm: boolean | undefined;
  readonly files: FilesToPost | undefined;
}

async function written(
  body: unknown,
  { isForm = false, files }: Writing,
): Promise<{ payload?: string | Buffer; type?: string }> {
  if (body === undefined) return {};
  if (Buffer.isBuffer(body)) return { payload: body, type: 'application/octet-stream' };
  if (files && !isForm && typeof body === 'object' && body !== null) {
    const fields = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    const { headers, payload } = await writtenWithFiles(fields, files);
    return { payload, type: headers['content-type'] };
  }
  if (isForm)
    return {
      payload: new URLSearchParams(body as Record<string, string>).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  return { payload: typeof body === 'string' ? body : JSON.stringify(body), type: 'application/json' };
}

/** All stored rows in one statement, since every test needs them twice. */
async function stateOf(): Promise<string> {
  await open.records.flush();
  const tables = [...TABLES, ...PLATFORM_TABLES].map(
    (table) => sql`(select jsonb_agg(row order by row::text) from ${sql.table(table)} as row)`,
  );
  const { rows } = await sql<{ all: string }>`select jsonb_build_array(${sql.join(tables)})::text as "all"`.execute(
    open.db,
  );
  return rows[0]?.all ?? '';
}

/** Sends every attempt, and returns those that were not refused properly or stored something. */
async function faults(row: BadInputCase, attemptsFor: (right: RightRequest) => readonly Attempt[]): Promise<string[]> {
  const visitor = open.visitor();
  const right = await row.right({ open, visitor });
  const before = await stateOf();
  const found: string[] = [];
  for (const attempt of attemptsFor(right)) {
    const reply = await send({ row, visitor, right }, { body: right.body, ...attempt });
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    const code = isRefused && !attempt.isForm ? reply.json<{ code?: unknown }>().code : 'a page';
    if (!isRefused || typeof code !== 'string')
      found.push(`${attempt.what}: ${reply.statusCode} ${reply.body.slice(0, 200)}`);
  }
  if ((await stateOf()) !== before) found.push('something was stored');
  return found;
}

/** Tests that each endpoint refuses invalid requests, stores nothing of them, and carries out the valid one. */
export function describeRefusals(cases: readonly BadInputCase[]): void {
  beforeAll(async () => {
    open = await openForCases();
  });
  afterAll(() => open.close());
  afterEach(async () => {
    // Every test signs in from the same address, which is rate limited.
    await open.db.deleteFrom('rate_window').execute();
  });

  describe.each(cases.map((row) => [row.route, row] as const))('%s', (_route, row) => {
    test('refuses invalid input with a 4xx and a code, and stores nothing', async () => {
      expect(await faults(row, (right) => wrongInputs(row, right))).toEqual([]);
    });

    test('refuses wrong crumbs or tokens, origins, types and bodies with a 4xx and a code, and stores nothing', async () => {
      expect(await faults(row, (right) => wrongRequests(row, right))).toEqual([]);
    });

    test('carries out the valid request', async () => {
      const visitor = open.visitor();
      const right = await row.right({ open, visitor });
      const { statusCode, body } = await send({ row, visitor, right }, { what: 'right', body: right.body });
      expect([statusCode, body]).toEqual([200, expect.any(String)]);
    });
  });
}
