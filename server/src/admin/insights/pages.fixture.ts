import { exampleDocument } from '../../../../tools/testing/site/example-document';
import type { ExampleServer } from '../../../../tools/testing/site/open-example';
import { signIn } from '../../../../tools/testing/store/seed-account';
import type { Reply } from '../../../../tools/testing/store/shopper';

export async function pageFor(open: ExampleServer, email: string, path: string): Promise<Reply> {
  const browser = open.visitor();
  await signIn(browser, email);
  return browser.twin().get(path);
}

export function textOf(html: string): string {
  return html
    .replace(/<(style|script)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ');
}

export async function exampleSiteId({ db }: Pick<ExampleServer, 'db'>): Promise<string> {
  const { identifier } = exampleDocument().site;
  const { id } = await db
    .selectFrom('site')
    .select('id')
    .where('identifier', '=', identifier)
    .executeTakeFirstOrThrow();
  return id;
}
