import { useEffect, useRef } from 'react';

/** The focus stays in the tree when its line goes, and follows the selection while it is there. */
export function useFocusedLine(tree: { readonly current: HTMLDivElement | null }, current: string | undefined): void {
  const hadFocus = useRef(false);
  useEffect(() => {
    const element = tree.current;
    if (!element) return undefined;
    const note = (): void => void (hadFocus.current = element.contains(document.activeElement));
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [tree]);
  useEffect(() => {
    const line = tree.current?.querySelector<HTMLElement>('[aria-selected=true]');
    line?.scrollIntoView?.({ block: 'nearest' });
    const isInTree = tree.current?.contains(document.activeElement) ?? false;
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (isInTree || isLost) line?.focus();
  }, [tree, current]);
}
