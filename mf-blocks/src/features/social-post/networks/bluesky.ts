import { isDomain, type SocialNetwork } from './social-network';

/** An account is named by a domain, or by an identifier that nobody reads. */
const POST = /^\/profile\/([\w.:-]{1,300})\/post\/(\w{1,30})\/?$/;

export const bluesky: SocialNetwork = {
  name: 'Bluesky',
  find({ host, pathname }) {
    const [, account = '', id] = (host === 'bsky.app' && POST.exec(pathname)) || [];
    if (id === undefined) return undefined;
    return {
      href: `https://bsky.app/profile/${account}/post/${id}`,
      handle: isDomain(account) ? `@${account}` : undefined,
      accountHref: (name) => (isDomain(name) ? `https://bsky.app/profile/${name}` : undefined),
      tagHref: (name) => `https://bsky.app/hashtag/${encodeURIComponent(name)}`,
    };
  },
};
