/** True if pieces are left, but not more than the threshold. */
export function isScarce(left: number | undefined, threshold: number): left is number {
  return left !== undefined && left > 0 && left <= threshold;
}
