/** Two spellings of one address are one subscriber. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
