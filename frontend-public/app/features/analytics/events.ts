/** Forms whose sending is measured. */
export type MeasuredForm = 'registro' | 'candidatura' | 'contacto';

/**
 * What is measured, and nothing else. No event takes free text: whoever could be recognised by it stays out. The page
 * is added by the service, as a path that names nobody.
 */
export interface AnalyticsEvents {
  page_view: Record<string, never>;
  form_submit_success: { form: MeasuredForm };
  /** `reason`: `fields` where the page itself found mistakes, else the server's code of the refusal. */
  form_submit_error: { form: MeasuredForm; reason: string };
  /** `label`: the fixed words of a button of a public page. */
  button_click: { label: string };
  /** `link`: a path of this site that names nobody, or the name of another site. */
  navigation: { link: string };
  conversion: { goal: MeasuredForm };
  cookie_consent: { analytics: boolean; marketing: boolean; preferences: boolean };
}
