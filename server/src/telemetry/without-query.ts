const AFTER_PATH = /[?#]/;

export function withoutQuery(address: string): string {
  const end = address.search(AFTER_PATH);
  return end < 0 ? address : address.slice(0, end);
}
