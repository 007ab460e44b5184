import type { Picture } from 'shared-types/host/image';
import { readPicture } from '../../parts/picture/read-picture';
import { readSettings } from '../../parts/settings/settings';
import { findOriginal, type Original } from './find-original';
import { type PostPart, postParts } from './post-parts';

/** A social post as its view needs it. */
export interface SocialPost {
  readonly author: string;
  /** With `@`; undefined if nobody says it. */
  readonly handle: string | undefined;
  /** The account at its network; undefined if it is not known. */
  readonly account: string | undefined;
  readonly avatar: Picture | undefined;
  readonly parts: readonly PostPart[];
  readonly picture: Picture | undefined;
  /** `2026-11-21`; undefined if it is not known. */
  readonly day: string | undefined;
  /** Undefined if the owner’s address leads to no web page. */
  readonly original: Original | undefined;
}

const HANDLE = /^@?([\w.@-]{1,255})$/;
const DAY = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/;

export function readSocialPost(value: unknown): SocialPost {
  const settings = readSettings(value);
  const original = findOriginal(settings.optionalText('url') ?? '');
  const own = HANDLE.exec(settings.optionalText('handle') ?? '')?.[1];
  const handle = own === undefined ? original?.post?.handle : `@${own}`;
  const [avatar, picture] = [settings.optionalGroup('avatar'), settings.optionalGroup('picture')];
  return {
    author: settings.text('author'),
    handle,
    account: handle && original?.post?.accountHref(handle.slice(1)),
    avatar: avatar && readPicture(avatar),
    parts: postParts(settings.text('text'), original?.post),
    picture: picture && readPicture(picture),
    day: dayOf(settings.optionalText('publishedAt') ?? ''),
    original,
  };
}

/** The day of a moment as it is written; undefined for one that no calendar has. */
function dayOf(moment: string): string | undefined {
  const [day] = DAY.exec(moment) ?? [];
  const date = new Date(day ?? '');
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day ? day : undefined;
}
