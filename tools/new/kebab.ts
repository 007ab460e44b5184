export function kebab(key: string) {
  return key.replace(/[A-Z]/g, (email) => `-${email.toLowerCase()}`);
}
