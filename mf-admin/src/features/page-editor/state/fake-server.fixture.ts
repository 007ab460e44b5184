import type { Failure } from 'shared-types/failure';
import type { RequestResult } from 'shared-types/host/request';
import type { PageChange, PageStep } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import { OWN_STEPS, type PageDraft } from 'shared-types/admin/pages/page-draft';
import type { PageFailure } from 'shared-types/admin/pages/page-failure';
import { applyPatch } from '../../../../../server/src/site/page-draft/apply-patch';
import { findConflicts } from '../../../../../server/src/site/page-draft/find-conflicts';
import { readContent } from '../../../../../server/src/site/page-content/page-content.schema';
import { EXAMPLE_IDS } from '../page-editor.fixture';

interface Written extends PageStep {
  readonly account: string;
  readonly undoes?: string;
  readonly redoes?: string;
}

export interface FakeServer {
  content(): PageContent;
  revision(): number;
  draft(account: string): PageDraft;
  /** By the rules of `change-draft.ts`, with the server's own patches, conflicts and schema. */
  change(account: string, change: PageChange): RequestResult<unknown>;
  readonly writes: readonly Written[];
}

/** A server with one page in memory. */
export function createFakeServer(initial: PageContent): FakeServer {
  let content = initial;
  const writes: Written[] = [];
  const draft = (account: string): PageDraft => ({
    ...{ pageId: EXAMPLE_IDS.page, content: JSON.parse(JSON.stringify(content)), revision: writes.length },
    ...{ isPublished: true, isChanged: writes.length > 0, status: 'draft', people: [] },
    ...(writes.length > 0 && { changedBy: writes.at(-1)?.account ?? '' }),
    changes: writes
      .filter((one) => one.account === account && one.undoes === undefined && one.redoes === undefined)
      .slice(-OWN_STEPS)
      .map(({ account: _account, ...step }) => step),
  });
  const apply = (account: string, change: PageChange): RequestResult<unknown> => {
    const applied = writes.find(({ key }) => key === change.key);
    if (applied) return done(applied.revision);
    if (change.revision > writes.length) return invalid('/revision');
    const step = change.undoes ?? change.redoes;
    if (step !== undefined && !writes.some(({ key }) => key === step)) return invalid('/undoes');
    const theirs = writes.slice(change.revision).flatMap(({ patch }) => patch);
    const conflicts = findConflicts(change.patch, theirs);
    if (conflicts.length > 0) return failed(409, { conflict: { draft: draft(account), theirs, conflicts } });
    const { value, misfit } = applyPatch(content, change.patch);
    if (misfit !== undefined) return invalid(misfit);
    const read = readContent(value);
    if (!read.content) return failed(422, { errors: read.errors ?? {} });
    content = read.content;
    writes.push({ ...change, account, revision: writes.length + 1 });
    if (step !== undefined) takeBack(writes, step, change.undoes === undefined ? undefined : writes.length);
    return done(writes.length);
  };
  return { content: () => content, revision: () => writes.length, draft, change: apply, writes };
}

function takeBack(writes: Written[], key: string, undone: number | undefined): void {
  const at = writes.findIndex((one) => one.key === key);
  const written = writes[at];
  if (!written) return;
  const { undone: _undone, ...rest } = written;
  writes[at] = { ...rest, ...(undone !== undefined && { undone }) };
}

function done(revision: number): RequestResult<unknown> {
  return { ok: true, status: 200, body: { revision, changedAt: '2026-11-29T12:00:00.000Z' } };
}

function invalid(pointer: string): RequestResult<unknown> {
  return failed(422, { errors: { [pointer]: 'does not fit' } });
}

/** A failed call. */
export function failed(status: number, data?: PageFailure['data']): RequestResult<unknown> & { ok: false } {
  const failure: Failure = { error: 'Not saved.', code: 'admin/page-invalid', ...(data && { data }) };
  return { ok: false, status, code: failure.code, message: failure.error, failure };
}

export const UNREACHABLE: RequestResult<unknown> = {
  ok: false,
  status: 0,
  code: 'site/unreachable',
  message: 'Unable to connect…',
};
