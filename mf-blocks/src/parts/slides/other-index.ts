/** Any other slide than the one in view, each as likely; the same where there is no other. `random` gives a number below 1. */
export function otherIndex(
  { index, count, inView }: { readonly index: number; readonly count: number; readonly inView: number },
  random: () => number = Math.random,
): number {
  const places = Math.max(1, count - inView + 1);
  if (places === 1) return index;
  const chosen = Math.floor(random() * (places - 1));
  return chosen < index ? chosen : chosen + 1;
}
