import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/** Closes the header's open menus on navigation, on Escape and on a press elsewhere. */
export function useClosingMenus(header: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  useEffect(() => {
    const open = () => [...(header.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [])];
    const close = () => open().forEach((menu) => (menu.open = false));

    function onPointerDown(event: PointerEvent) {
      open()
        .filter((menu) => event.target instanceof Node && !menu.contains(event.target))
        .forEach((menu) => (menu.open = false));
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      open().forEach((menu) => menu.querySelector('summary')?.focus());
      close();
    }
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      close();
    };
    // `key` changes with every navigation: the cleanup then closes open menus.
  }, [header, key]);
}
