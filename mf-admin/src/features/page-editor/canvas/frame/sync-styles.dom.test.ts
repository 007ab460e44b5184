import { syncStyles } from './sync-styles.effects';

const pageOf = (head: string): Document => {
  const page = document.implementation.createHTMLDocument();
  page.head.innerHTML = head;
  return page;
};
const sheets = (page: Document): readonly string[] =>
  [...page.head.querySelectorAll('style, link')].map((one) => one.getAttribute('href') ?? one.textContent);

test('new style sheets come in their place with the nonce of the framed page, and old ones go', () => {
  const page = pageOf(
    '<style nonce="own">base</style><link rel="stylesheet" href="/old.css"><style nonce="own">last</style>',
  );
  const [base] = page.head.children;
  syncStyles(
    page,
    pageOf(
      '<style>first</style><style>base</style><link rel="stylesheet" href="/new.css"><template data-styles><style>last</style></template>',
    ),
  );
  expect(sheets(page)).toEqual(['first', 'base', '/new.css', 'last']);
  expect([page.head.children[1], page.head.children[0]?.getAttribute('nonce')]).toEqual([base, 'own']);
});
