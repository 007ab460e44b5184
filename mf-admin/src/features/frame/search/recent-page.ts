/** A page of the admin area that was opened. */
export interface RecentPage {
  readonly path: string;
  readonly title: string;
}

const MOST = 8;

/** The pages of a stored text; none if it is of another form. Paths of other sites are left out. */
export function readRecent(text: string | undefined): RecentPage[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPage).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function isPage(stored: unknown): stored is RecentPage {
  const { path, title } = Object(stored) as Partial<Record<keyof RecentPage, unknown>>;
  return typeof path === 'string' && path.startsWith('/config/') && typeof title === 'string' && title !== '';
}

/** The pages with one more, the last first; each once, and the oldest not. */
export function addRecent(pages: readonly RecentPage[], page: RecentPage): RecentPage[] {
  return [page, ...pages.filter(({ path }) => path !== page.path)].slice(0, MOST);
}
