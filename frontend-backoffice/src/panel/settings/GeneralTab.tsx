import '../../i18n/panel';
import { LANGUAGE_LABEL, LANGUAGES, TIME_ZONE_LABEL, TIME_ZONES } from '@hiring/contract';
import { SelectInput } from 'react-admin';
import { SettingInput, SettingsForm, SettingsGroup } from './SettingsForm';

const ZONES = TIME_ZONES.map((id) => ({ id, name: TIME_ZONE_LABEL[id] }));
const TONGUES = LANGUAGES.map((id) => ({ id, name: LANGUAGE_LABEL[id] }));

/** The company as the public site, messages and legal texts name it, and how dates and numbers are written. */
export function GeneralTab() {
  return (
    <SettingsForm>
      <SettingsGroup
        title="Datos de la empresa"
        lead="Salen en la web pública, en los correos y en los textos legales. Lo que guardas se ve en la web en unos segundos."
      >
        <SettingInput source="company_name" />
        <SettingInput source="company_legal_name" />
        <SettingInput source="company_tax_id" />
        <SettingInput source="company_phone" inputMode="tel" />
        <SettingInput source="company_address" />
        <SettingInput source="company_postal_code" />
        <SettingInput source="company_city" />
        <SettingInput source="company_hours" />
        <SettingInput source="company_email" inputMode="email" />
        <SettingInput
          source="company_email_rrhh"
          inputMode="email"
          helperText="Aquí llegan las respuestas de los candidatos a los correos."
        />
        <SettingInput source="company_registry" />
      </SettingsGroup>
      <SettingsGroup title="Sistema">
        <SelectInput
          source="timezone"
          choices={ZONES}
          isRequired
          helperText="Hora con la que se escriben los momentos en pantallas y correos. Las entrevistas no se mueven: siguen a la hora que se acordó."
        />
        <SelectInput
          source="language"
          choices={TONGUES}
          isRequired
          helperText="Cómo se escriben fechas y números. Los textos siguen en español."
        />
        <SettingInput
          source="system_email"
          inputMode="email"
          helperText="Remitente de los correos cuando no se indica otro."
        />
      </SettingsGroup>
    </SettingsForm>
  );
}
