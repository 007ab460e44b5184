import { ERROR_PARAMETER, type ErrorGroup, type ErrorsView, type OpenedError } from 'shared-types/config/errors';
import { INSIGHTS_PERIOD_PARAMETER } from 'shared-types/config/insights';
import { languageOf } from '../../language';
import type { Read, ReadContext } from '../../site/page/read';
import { mayDo } from '../../site/session/capabilities';
import { countTrend } from '../insights/count-trend';
import { figureTable } from '../insights/figure-table';
import { createFigureTexts } from '../insights/figure-texts';
import { insightsFrame, pathTo } from '../insights/insights-frame';
import { INSIGHTS_SENTENCES } from '../insights/insights.sentences';
import { namedPage } from '../insights/page-name';
import { periodOf } from '../insights/period';
import { stepValues } from '../insights/step-counts';
import { timeText } from '../time-text';
import { errorsTable, errorTimesTable, type ErrorTableWords } from './errors-tables';
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

/** What a page has room for; the file has more. */
const GROUPS_SHOWN = 50;
const PATHS_SHOWN = 3;
const GROUP_ID = /^[0-9a-f]{32}$/;

/** What went wrong in visitors' pages, and whose it is. */
export const errorsRead = {
  name: 'config/errors/list',
  scope: 'query',
  read: async ({ services, site, visitor: { account }, query }) => {
    if (!account || !mayDo(account, 'health.read')) return null;
    const { locale, id: siteId } = site;
    const { db } = services;
    const period = periodOf(query, new Date(Date.now()));
    const how: ErrorTableWords = {
      period,
      locale,
      texts: createFigureTexts(site),
      words: INSIGHTS_SENTENCES[languageOf(site)],
    };
    const asked = { siteId, span: period };
    const [counts, groups, kinds] = await Promise.all([
      countErrors(db, siteId, period),
      errorGroups(db, asked, { most: GROUPS_SHOWN }),
      countErrorGroups(db, asked),
    ]);
    const values = stepValues(counts, period);
    const isAny = groups.length > 0 || values.now.some((value) => value > 0);
    const id = query.get(ERROR_PARAMETER);
    const opened = id === null ? undefined : await openError(services, asked, { id, how });
    return {
      frame: insightsFrame({ page: 'errors', period, account, locale }),
      state: isAny ? 'some' : (await hasErrors(db, siteId)) ? 'none' : 'never',
      trend: countTrend({
        ...how,
        values,
        write: how.texts.count,
        writeAxis: how.texts.axis.count,
        summary: how.words.errorsSummary,
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
} satisfies Read<'config/errors/list'>;

function groupOf(group: StoredErrorGroup, { period, locale, texts, words }: ErrorTableWords): ErrorGroup {
  const { id, message, origin, count, last, pages } = group;
  const more = pages.length - PATHS_SHOWN;
  return {
    id,
    message,
    origin,
    countText: words.times(count, texts.count(count)),
    lastAt: last.toISOString(),
    lastText: timeText(last, locale),
    paths: pages.slice(0, PATHS_SHOWN).map(({ path }) => namedPage(path, words).name),
    ...(more > 0 ? { morePathsText: words.morePages(more, texts.count(more)) } : {}),
    path: pathTo('errors', { [INSIGHTS_PERIOD_PARAMETER]: period.id, [ERROR_PARAMETER]: id }),
  };
}

interface OpenInput {
  readonly id: string;
  readonly how: ErrorTableWords;
}

async function openError(
  { db, sourceMaps }: ReadContext['services'],
  asked: ErrorsInput,
  { id, how: { locale, texts, words } }: OpenInput,
): Promise<OpenedError | undefined> {
  if (!GROUP_ID.test(id)) return undefined;
  const [[group], report] = await Promise.all([errorGroups(db, asked, { most: 1, id }), newestReport(db, asked, id)]);
  if (!group || !report) return undefined;
  const { stack, file, line, column, userAgent } = report;
  const place = file === null ? '' : [file, line, column].filter((part) => part !== null).join(':');
  return {
    message: group.message,
    origin: group.origin,
    countText: words.times(group.count, texts.count(group.count)),
    firstText: timeText(group.first, locale),
    lastText: timeText(group.last, locale),
    pages: group.pages.map(({ path, count }) => ({
      ...namedPage(path, words),
      countText: words.times(count, texts.count(count)),
    })),
    stack: await resolveStack(sourceMaps, stack ?? place),
    userAgent: userAgent ?? '',
  };
}
