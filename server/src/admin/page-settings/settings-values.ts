import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import type { PatchOperation } from 'shared-types/admin/pages/page-change';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageAccess } from 'shared-types/admin/pages/page-settings';
import { tagsText } from 'shared-types/site/page/tags-text';
import { recordTags } from '../../site/tags/record-tags';
import { tagsPatch } from '../../site/tags/tags-patch';

/** What the form of a page's settings edits. */
export interface PageSettings {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  /** Name of an asset; none if empty. */
  readonly socialImage: string;
  readonly isHidden: boolean;
  readonly access: PageAccess;
  /** Absent for a page that is neither a post nor an event. */
  readonly tags?: readonly string[];
}

export function settingsOf(content: PageContent): PageSettings {
  const { title, path, description, socialImage, indexed, lock, record } = content;
  return {
    ...{ title, path, description, socialImage: socialImage ?? '', isHidden: indexed === false },
    access: accessOf(lock),
    ...(record && { tags: recordTags(record) ?? [] }),
  };
}

function accessOf(lock: PageContent['lock']): PageAccess {
  if (!lock) return 'everybody';
  return lock.by === 'members' ? 'locked' : lock.by;
}

/** The settings as values of the form's fields; an unchecked box is absent, a password masked. */
export function settingsFields({ isHidden, tags, ...texts }: PageSettings): Readonly<Record<string, string>> {
  return {
    ...texts,
    ...(texts.access === 'password' && { password: MASKED_SECRET }),
    ...(isHidden && { isHidden: 'on' }),
    ...(tags && { tags: tagsText(tags) }),
  };
}

/**
 * The patch that gives a page these settings, and its inverse; empty if the page has them. `passwordHash` is that of a new
 * password; without one a page keeps the one it has.
 */
export function settingsPatch(
  content: PageContent,
  wanted: PageSettings,
  passwordHash?: string,
): { readonly patch: readonly PatchOperation[]; readonly inverse: readonly PatchOperation[] } {
  const before = settingsOf(content);
  const after: Readonly<Record<string, unknown>> = {
    ...(wanted.title !== before.title && { title: wanted.title }),
    ...(wanted.path !== before.path && { path: wanted.path }),
    ...(wanted.description !== before.description && { description: wanted.description }),
    ...(wanted.socialImage !== before.socialImage && { socialImage: wanted.socialImage || undefined }),
    ...(wanted.isHidden !== before.isHidden && { indexed: wanted.isHidden ? false : undefined }),
    ...((wanted.access !== before.access || passwordHash !== undefined) && {
      lock: lockOf(content, wanted.access, passwordHash),
    }),
  };
  const old = content as unknown as Readonly<Record<string, unknown>>;
  const keys = Object.keys(after).filter((key) => after[key] !== undefined || old[key] !== undefined);
  const tags = changedTags(content, wanted);
  return {
    patch: [...keys.map((key) => operation(key, { from: old[key], to: after[key] })), ...tags.patch],
    inverse: [...keys.map((key) => operation(key, { from: after[key], to: old[key] })), ...tags.inverse],
  };
}

function lockOf({ lock }: PageContent, access: PageAccess, passwordHash: string | undefined): PageContent['lock'] {
  if (access === 'everybody') return undefined;
  if (access === 'accounts') return { by: 'accounts' };
  return access === 'password' && passwordHash !== undefined ? { by: 'password', passwordHash } : lock;
}

function changedTags({ record }: PageContent, { tags }: PageSettings): ReturnType<typeof tagsPatch> {
  if (!record || !tags || JSON.stringify(tags) === JSON.stringify(recordTags(record) ?? []))
    return { patch: [], inverse: [] };
  return tagsPatch(recordTags(record), tags.length > 0 ? tags : undefined);
}

function operation(key: string, { from, to }: { readonly from: unknown; readonly to: unknown }): PatchOperation {
  const path = `/${key}`;
  if (to === undefined) return { op: 'remove', path };
  return { op: from === undefined ? 'add' : 'replace', path, value: to };
}
