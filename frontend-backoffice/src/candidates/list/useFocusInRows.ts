import { useEffect, useRef } from 'react';
import { LIST_PANEL_ID, LIST_TITLE_ID } from './StageTabs';

const rowsShown = () => [
  ...document.querySelectorAll<HTMLElement>(`#${LIST_PANEL_ID} tbody tr, #${LIST_PANEL_ID} li`),
];

/** A row that leaves the list takes the keyboard focus with it: the row that takes its place gets the focus. */
export function useFocusInRows(rows: readonly unknown[] | undefined) {
  const place = useRef(-1);

  useEffect(() => {
    const remember = ({ target }: Event) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('tr, li') : null;
      place.current = row ? rowsShown().indexOf(row) : -1;
    };
    document.addEventListener('focusin', remember);
    // A click beside the list takes the focus away on purpose.
    document.addEventListener('pointerdown', remember);
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
    };
  }, []);

  useEffect(() => {
    if (place.current < 0 || document.activeElement !== document.body) return;
    const shown = rowsShown();
    const next = shown[Math.min(place.current, shown.length - 1)]?.querySelector<HTMLElement>('input, a');
    (next ?? document.getElementById(LIST_TITLE_ID))?.focus({ preventScroll: true });
  }, [rows]);
}
