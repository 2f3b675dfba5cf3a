import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

const MAIN_ID = 'main-content';
const CONTROLS = 'button:not(:disabled), a[href]';

/**
 * What is done with a button may take the button away, and the keyboard would be left nowhere: with a line of a list
 * that is deleted, or with a step that is not possible any more. It goes on in the line that takes its place, else at
 * the beginning of the dialog or screen. To be the `ref` of the button.
 */
export function useFocusAfter() {
  return useCallback((button: HTMLElement | null) => {
    return () => {
      if (!button || document.activeElement !== button) return;
      const line = button.closest('tr, li');
      const beside = [line?.nextElementSibling, line?.previousElementSibling]
        .map((one) => [...(one?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])].at(-1))
        .find((one) => one !== undefined);
      const place = button.closest<HTMLElement>('[role="dialog"]') ?? document.getElementById(MAIN_ID);
      // Later than those who know better where to go on.
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        if (beside?.isConnected) beside.focus();
        else beginAt(place);
      });
    };
  }, []);
}

/**
 * A link or button that leads to another screen goes with the old one: the keyboard goes on at the beginning of the new
 * one, once it is there. Whoever came by the menu, which stays, is left where they are.
 */
export function useFocusOnNewScreen() {
  const { pathname } = useLocation();
  const left = useRef(pathname);
  useEffect(() => {
    const main = document.getElementById(MAIN_ID);
    if (left.current === pathname || !main) return;
    left.current = pathname;
    const done = new AbortController();
    const goOn = () => {
      if (document.activeElement !== document.body) return;
      beginAt(main);
      done.abort();
    };
    // A screen whose code is still loading comes later than its address.
    const observer = new MutationObserver(goOn);
    observer.observe(main, { childList: true, subtree: true });
    done.signal.addEventListener('abort', () => observer.disconnect());
    for (const event of ['pointerdown', 'keydown'])
      document.addEventListener(event, () => done.abort(), { signal: done.signal });
    goOn();
    return () => done.abort();
  }, [pathname]);
}

/** The screen itself is no stop of the keyboard: it is one only as long as it has the focus. */
function beginAt(place: HTMLElement | null): void {
  if (!place?.isConnected) return;
  if (!place.hasAttribute('tabindex')) {
    place.setAttribute('tabindex', '-1');
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
