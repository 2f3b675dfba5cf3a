import { SETTING_LABEL } from '@hiring/contract';
import { addTexts } from './texts';

/** Texts of the administration panel: accounts, departments, settings and the audit log. */
addTexts(import.meta.glob('./*/panel.json', { eager: true, import: 'default' }), {
  resources: { config: { fields: { ...SETTING_LABEL, smtp_password_set: SETTING_LABEL.smtp_password } } },
});
