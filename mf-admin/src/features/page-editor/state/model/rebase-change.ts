import type { Patch } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { Rows } from '../../commands/rows';
import { mergeLayouts } from '../layout/merge-layouts';
import { applyPatch } from '../patch/apply-patch';
import { diff } from '../patch/diff';
import { findConflicts } from '../patch/find-conflicts';
import type { QueuedChange } from './editor-model';

const LAYOUT = '/body/layout/rows';

/** Where an own change is put: on `onto`, to which `theirs` has led, instead of on `before`. */
export interface NewBase {
  readonly before: PageContent;
  readonly onto: PageContent;
  readonly theirs: Patch;
}

export type Rebased =
  | { readonly content: PageContent; readonly change: QueuedChange; readonly places?: undefined }
  /** Pointers of what both have changed. */
  | { readonly places: readonly string[]; readonly change?: undefined };

/** An own change on top of what others have changed. Layouts are merged; any other place that both have changed conflicts. */
export function rebaseChange(change: QueuedChange, { before, onto, theirs }: NewBase): Rebased {
  const { patch } = change;
  const conflicts = findConflicts(patch, theirs);
  const places = conflicts.filter((path) => !isLayout(path));
  if (places.length > 0) return { places };
  if (conflicts.length === 0) {
    const content = applyPatch(onto, patch);
    return content ? { content, change } : { places: patch.map(({ path }) => path) };
  }
  const own = applyPatch(before, patch);
  const rows = own && mergeLayouts({ base: rowsOf(before), mine: rowsOf(own), theirs: rowsOf(onto) });
  const rest = applyPatch(
    onto,
    patch.filter(({ path }) => !isLayout(path)),
  );
  if (!rows || !rest) return { places: conflicts };
  const content = withRows(rest, rows);
  return { content, change: { ...change, patch: diff(onto, content), inverse: diff(content, onto) } };
}

/** True for a change that undoes one of these steps, or does it again. */
export function isOfStep({ undoes, redoes }: QueuedChange, steps: ReadonlySet<string>): boolean {
  const step = undoes ?? redoes;
  return step !== undefined && steps.has(step);
}

/** True for a place of the layout. */
function isLayout(path: string): boolean {
  return path === LAYOUT || path.startsWith(`${LAYOUT}/`);
}

function rowsOf({ body }: PageContent): Rows {
  return body.layout.rows;
}

function withRows({ body, ...content }: PageContent, rows: Rows): PageContent {
  return { ...content, body: { ...body, layout: { ...body.layout, rows } } };
}
