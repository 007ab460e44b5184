/** True where so few pieces are left that the page says so: some, but not more than the threshold. */
export function isScarce(left: number | undefined, threshold: number): left is number {
  return left !== undefined && left > 0 && left <= threshold;
}
