import { LIST_TITLE_ID } from './list/StageTabs';

/**
 * A shortcut goes when its stage changes, at once or with the next answer of the server: after a move the keyboard goes
 * on at the menu beside it, which stays.
 */
export function keepFocusNear(applicationId: string, moved: boolean) {
  if (!moved && document.activeElement !== document.body) return;
  const buttons = document.querySelectorAll<HTMLElement>(`[data-application="${CSS.escape(applicationId)}"]`);
  // The drawer comes after the list in the document.
  const nearest = [...buttons].at(-1) ?? document.getElementById(LIST_TITLE_ID);
  nearest?.focus();
}
