/** Forms whose submission is measured. */
export type MeasuredForm = 'registro' | 'candidatura' | 'contacto';

/**
 * All measured events. No event contains free text, so nobody can be recognised. The service adds the page, as a path
 * without personal data.
 */
export interface AnalyticsEvents {
  page_view: Record<string, never>;
  form_submit_success: { form: MeasuredForm };
  /** `reason`: `fields` when the page found the errors, otherwise the server's problem code. */
  form_submit_error: { form: MeasuredForm; reason: string };
  /** `label`: the fixed text of a button of a public page. */
  button_click: { label: string };
  /** `link`: a path of this site without personal data, or the host of another site. */
  navigation: { link: string };
  conversion: { goal: MeasuredForm };
  cookie_consent: { analytics: boolean; marketing: boolean; preferences: boolean };
}
