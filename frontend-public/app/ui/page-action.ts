/** Actions of buttons on pages that only the server renders: the shell runs them (use-page-actions.ts). */
export type PageAction = 'copy-link' | 'cookie-settings';

/** For a button without its own code; it is visible only when scripts run (controls.css). */
export const pageAction = (action: PageAction, value?: string) => ({
  'data-action': action,
  'data-value': value,
});
