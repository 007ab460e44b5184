// @ts-check

/** `openingHours` → `opening-hours`. @param {string} key */
export function kebab(key) {
  return key.replace(/[A-Z]/g, (email) => `-${email.toLowerCase()}`);
}
