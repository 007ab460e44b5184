import type { Page } from 'puppeteer';

/** Controls without a visible edge, or without an outline when focused, in forced colours. */
export function invisibleControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(forced-colors: active)').matches) return ['the colours are not forced'];
    const ground = getComputedStyle(document.body).backgroundColor;
    const hasEdge = (element: Element) => {
      const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element);
      const isDrawn = parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none' && borderTopColor !== ground;
      return isDrawn || (backgroundColor !== ground && backgroundColor !== 'rgba(0, 0, 0, 0)');
    };
    const hasOutline = (element: HTMLElement) => {
      element.focus({ focusVisible: true } as FocusOptions);
      return [null, '::after'].some((part) => {
        const { outlineStyle, outlineColor } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && outlineColor !== ground;
      });
    };
    const seen = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      );
    const boxes = seen('button, .button, input:not([type=hidden], [type=radio], [type=checkbox]), select, textarea');
    const all = seen('a[href], button, input:not([type=hidden]), select, textarea').filter(
      (element) => !element.matches(':disabled, [inert] *'),
    );
    return [
      ...boxes.filter((element) => !hasEdge(element)).map((element) => `no edge: ${element.outerHTML.slice(0, 90)}`),
      ...all.filter((element) => !hasOutline(element)).map((element) => `no focus: ${element.outerHTML.slice(0, 90)}`),
    ];
  });
}

/** Elements that move, or would move on interaction. */
export function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) return ['the wish is not known'];
    const lasts = (durations: string) => durations.split(',').some((one) => parseFloat(one) > 0);
    const styled = [...document.querySelectorAll('*')].filter((element) => {
      const { animationDuration, transitionDuration, scrollBehavior } = getComputedStyle(element);
      return lasts(animationDuration) || lasts(transitionDuration) || scrollBehavior === 'smooth';
    });
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    return [
      ...styled.map((element) => `may move: ${element.outerHTML.slice(0, 80)}`),
      ...running.map((animation) => `moves: ${animation.id || animation.constructor.name}`),
    ];
  });
}
