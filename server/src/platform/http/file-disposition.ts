const UNQUOTABLE = /[^\x20-\x7e]|["\\%]/g;

/** Makes browsers save a file under its name (RFC 6266, section 4.3). */
export function attachmentOf(name: string): string {
  const plain = name.normalize('NFKD').replace(UNQUOTABLE, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
