import { MASKED_SECRET } from 'shared-types/admin/secrets/masked-secret';
import type { PageContent } from 'shared-types/admin/pages/page-content';
import type { PageAccess } from 'shared-types/admin/pages/page-settings';
import type { PageRecord } from 'shared-types/site/page/page-record';
import { tagsText } from 'shared-types/site/page/tags-text';
import { recordTags } from '../../site/tags/record-tags';
import { patchOperation } from '../../site/page-draft/patch-operation';
import { recordFields } from './record-fields';
import { recordPatch, type TwoWayPatch } from '../../site/page-draft/record-patch';

/** What the form of a page's settings edits. */
export interface PageSettings {
  readonly title: string;
  readonly path: string;
  readonly description: string;
  /** Name of an asset; none if empty. */
  readonly socialImage: string;
  readonly isHidden: boolean;
  readonly access: PageAccess;
  /** Absent for a page that is no item. */
  readonly record?: PageRecord;
}

export function settingsOf(content: PageContent): PageSettings {
  const { title, path, description, socialImage, indexed, lock, record } = content;
  return {
    ...{ title, path, description, socialImage: socialImage ?? '', isHidden: indexed === false },
    access: accessOf(lock),
    ...(record && { record }),
  };
}

function accessOf(lock: PageContent['lock']): PageAccess {
  if (!lock) return 'everybody';
  return lock.by === 'members' ? 'locked' : lock.by;
}

/** The settings as values of the form's fields; an unchecked box is absent, a password masked. */
export function settingsFields({ isHidden, record, ...texts }: PageSettings): Readonly<Record<string, string>> {
  return {
    ...texts,
    ...{ recordType: record?.type ?? '', tags: tagsText(recordTags(record) ?? []) },
    ...(record && recordFields(record)),
    ...(texts.access === 'password' && { password: MASKED_SECRET }),
    ...(isHidden && { isHidden: 'on' }),
  };
}

/**
 * The patch that gives a page these settings, and its inverse; empty if the page has them. `passwordHash` is that of a new
 * password; without one a page keeps the one it has.
 */
export function settingsPatch(content: PageContent, wanted: PageSettings, passwordHash?: string): TwoWayPatch {
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
  const record = recordPatch(content.record, wanted.record);
  return {
    patch: [...keys.map((key) => patchOperation(`/${key}`, { from: old[key], to: after[key] })), ...record.patch],
    inverse: [...keys.map((key) => patchOperation(`/${key}`, { from: after[key], to: old[key] })), ...record.inverse],
  };
}

function lockOf({ lock }: PageContent, access: PageAccess, passwordHash: string | undefined): PageContent['lock'] {
  if (access === 'everybody') return undefined;
  if (access === 'accounts') return { by: 'accounts' };
  return access === 'password' && passwordHash !== undefined ? { by: 'password', passwordHash } : lock;
}
