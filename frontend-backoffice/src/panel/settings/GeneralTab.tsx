import { LANGUAGE_LABEL, LANGUAGES, TIME_ZONE_LABEL, TIME_ZONES } from '@hiring/contract';
import { SelectInput } from 'react-admin';
import { choicesOf } from '../../ui/forms/inputs';
import { SettingInput, SettingsForm, SettingsGroup } from './SettingsForm';

const ZONES = choicesOf(TIME_ZONES, TIME_ZONE_LABEL);
const TONGUES = choicesOf(LANGUAGES, LANGUAGE_LABEL);

/** The company as the public site, messages and legal texts name it, and how dates and numbers are written. */
export const GeneralTab = () => (
  <SettingsForm>
    <SettingsGroup title="panel.settings.company" lead="panel.settings.companyLead">
      <SettingInput source="company_name" />
      <SettingInput source="company_legal_name" />
      <SettingInput source="company_tax_id" />
      <SettingInput source="company_phone" inputMode="tel" />
      <SettingInput source="company_address" />
      <SettingInput source="company_postal_code" />
      <SettingInput source="company_city" />
      <SettingInput source="company_hours" />
      <SettingInput source="company_email" inputMode="email" />
      <SettingInput source="company_email_rrhh" inputMode="email" helperText="panel.settingHelp.hrEmail" />
      <SettingInput source="company_registry" />
    </SettingsGroup>
    <SettingsGroup title="panel.settings.system">
      <SelectInput source="timezone" choices={ZONES} isRequired helperText="panel.settingHelp.timeZone" />
      <SelectInput source="language" choices={TONGUES} isRequired helperText="panel.settingHelp.language" />
      <SettingInput source="system_email" inputMode="email" helperText="panel.settingHelp.systemEmail" />
    </SettingsGroup>
  </SettingsForm>
);
