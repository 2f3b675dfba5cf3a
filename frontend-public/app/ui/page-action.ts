/** What a button of a page that only the server renders may ask for: the shell does it (use-page-actions.ts). */
export type PageAction = 'copy-link' | 'cookie-settings';

/** For a button without code of its own; it is shown where scripts run (controls.css). */
export const pageAction = (action: PageAction, value?: string) => ({
  'data-action': action,
  'data-value': value,
});
