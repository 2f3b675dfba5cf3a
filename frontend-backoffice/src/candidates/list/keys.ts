import { useEffect, useRef } from 'react';
import { LIST_PANEL_ID, LIST_TITLE_ID } from './StageTabs';

const FIELD = 'input:not([type=checkbox]), textarea, select, [contenteditable=true], [role=combobox]';

/** Whether a pressed key is text for a field, or the browser's. */
export const isTyping = ({ altKey, ctrlKey, defaultPrevented, metaKey, target }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement && target.closest(FIELD) !== null);

// What lies over the list keeps the focus within itself; one that is just closing has let it go already.
const OVER_THE_LIST = '.MuiModal-root, [role=dialog], [role=menu], [role=listbox]';

/** Whether a pressed key belongs to a field, a menu or a dialog instead of the list. */
export const isTaken = (event: KeyboardEvent): boolean =>
  isTyping(event) || (event.target instanceof Element && event.target.closest(OVER_THE_LIST) !== null);

const links = () => [...document.querySelectorAll<HTMLAnchorElement>(`#${LIST_PANEL_ID} a[data-row]`)];

/** The row that has the focus, else the one whose record is open beside the list; null when there is none. */
export function focusedRow(): { element: Element; id: string } | null {
  const focused = document.activeElement?.closest(`#${LIST_PANEL_ID} tr, #${LIST_PANEL_ID} li`);
  const element =
    focused ??
    links()
      .find(({ ariaCurrent }) => ariaCurrent)
      ?.closest('tr, li');
  const id = element?.querySelector<HTMLAnchorElement>('a[data-row]')?.dataset['row'];
  return element && id ? { element, id } : null;
}

/** Gives the focus to the next (1) or previous (-1) row; without a focused row, to the first. */
export function moveFocus(step: 1 | -1): void {
  const all = links();
  const current = all.findIndex((link) => link.dataset['row'] === focusedRow()?.id);
  (current < 0 ? all[0] : all[current + step])?.focus();
}

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
