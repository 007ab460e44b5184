import {
  ERROR_PARAMETER,
  type ErrorGroup,
  type ErrorsView,
  type OpenedError,
} from 'shared-types/admin/insights/errors';
import { INSIGHTS_PERIOD_PARAMETER } from 'shared-types/admin/insights/insights';
import { languageOf } from '../../platform/language';
import type { Loader, LoadContext } from '../../site/page/loader';
import { mayDo } from '../../site/session/capabilities';
import { countTrend } from '../insights/count-trend';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame, pathTo } from '../insights/insights-frame';
import { INSIGHTS_MESSAGES } from '../insights/insights.messages';
import { namedPage } from '../insights/page-name';
import { periodOf } from '../insights/period';
import { stepValues } from '../insights/step-counts';
import { timeText } from '../../platform/time-text';
import { errorsTable, errorTimesTable, type ErrorTableInput } from './errors-tables';
import {
  countErrorGroups,
  countErrors,
  errorGroups,
  hasErrors,
  newestReport,
  type ErrorsInput,
  type StoredErrorGroup,
} from './errors.store';
import { resolveStack } from './resolve-stack';

/** As many as fit on the page; the file has more. */
const GROUPS_SHOWN = 50;
const PATHS_SHOWN = 3;
const GROUP_ID = /^[0-9a-f]{32}$/;

export const errorsLoader = {
  name: 'admin/errors/list',
  scope: 'query',
  load: async ({ services, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'health.read')) return null;
    const { locale, id: siteId } = site;
    const { db } = services;
    const period = periodOf(query, new Date(Date.now()), site);
    const how: ErrorTableInput = {
      period,
      locale,
      texts: createFigureTexts(site),
      messages: INSIGHTS_MESSAGES[languageOf(site)],
    };
    const input = { siteId, span: period };
    const [counts, groups, kinds] = await Promise.all([
      countErrors(db, siteId, period),
      errorGroups(db, input, { most: GROUPS_SHOWN }),
      countErrorGroups(db, input),
    ]);
    const values = stepValues(counts, period);
    const isAny = groups.length > 0 || values.now.some((value) => value > 0);
    const id = query.get(ERROR_PARAMETER);
    const opened = id === null ? undefined : await openError(services, input, { id, how });
    return {
      frame: insightsFrame({ page: 'errors', period, account, locale }),
      state: isAny ? 'some' : (await hasErrors(db, siteId)) ? 'none' : 'never',
      trend: countTrend({
        ...how,
        values,
        write: how.texts.count,
        writeAxis: how.texts.axis.count,
        summary: how.messages.errorsSummary,
        isWhole: true,
      }),
      trendTable: figureTable(errorTimesTable(values, how), { name: 'error-times', period }),
      groups: groups.map((group) => groupOf(group, how)),
      groupTable: figureTable(errorsTable(groups, how), { name: 'errors', period }),
      more: kinds - groups.length,
      isCut: period.id === 'year',
      listPath: pathTo('errors', { [INSIGHTS_PERIOD_PARAMETER]: period.id }),
      ...(opened ? { opened } : id === null ? {} : { isGone: true }),
    } satisfies ErrorsView;
  },
} satisfies Loader<'admin/errors/list'>;

function groupOf(group: StoredErrorGroup, { period, locale, texts, messages }: ErrorTableInput): ErrorGroup {
  const { id, message, origin, count, last, pages } = group;
  const more = pages.length - PATHS_SHOWN;
  return {
    id,
    message,
    origin,
    countText: messages.times(count, texts.count(count)),
    lastAt: last.toISOString(),
    lastText: timeText(last, { locale, timeZone: period.timeZone }),
    paths: pages.slice(0, PATHS_SHOWN).map(({ path }) => namedPage(path, messages).name),
    ...(more > 0 ? { morePathsText: messages.morePages(more, texts.count(more)) } : {}),
    path: pathTo('errors', { [INSIGHTS_PERIOD_PARAMETER]: period.id, [ERROR_PARAMETER]: id }),
  };
}

interface OpenInput {
  readonly id: string;
  readonly how: ErrorTableInput;
}

async function openError(
  { db, sourceMaps }: LoadContext['services'],
  input: ErrorsInput,
  { id, how: { period, locale, texts, messages } }: OpenInput,
): Promise<OpenedError | undefined> {
  if (!GROUP_ID.test(id)) return undefined;
  const [[group], report] = await Promise.all([errorGroups(db, input, { most: 1, id }), newestReport(db, input, id)]);
  if (!group || !report) return undefined;
  const { stack, file, line, column, userAgent } = report;
  const style = { locale, timeZone: period.timeZone };
  const place = file === null ? '' : [file, line, column].filter((part) => part !== null).join(':');
  return {
    message: group.message,
    origin: group.origin,
    countText: messages.times(group.count, texts.count(group.count)),
    firstText: timeText(group.first, style),
    lastText: timeText(group.last, style),
    pages: group.pages.map(({ path, count }) => ({
      ...namedPage(path, messages),
      countText: messages.times(count, texts.count(count)),
    })),
    stack: await resolveStack(sourceMaps, stack ?? place),
    userAgent: userAgent ?? '',
  };
}
