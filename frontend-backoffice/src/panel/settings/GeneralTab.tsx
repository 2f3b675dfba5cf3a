import { LANGUAGE_LABEL, LANGUAGES, TIME_ZONE_LABEL, TIME_ZONES } from '@hiring/contract';
import { ChoiceSetting, TextSetting } from './fields';
import { SettingsGroup } from './SettingsGroup';
import { WithSettings } from './WithSettings';

/** The company as the public site, messages and legal texts name it, and how dates and numbers are written. */
export function GeneralTab() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <SettingsGroup
            title="Datos de la empresa"
            lead="Salen en la web pública, en los correos y en los textos legales. Cada dato se guarda solo al salir de su campo y se ve en la web en unos segundos."
          >
            <TextSetting settings={settings} name="company_name" />
            <TextSetting settings={settings} name="company_legal_name" />
            <TextSetting settings={settings} name="company_tax_id" />
            <TextSetting settings={settings} name="company_phone" inputMode="tel" />
            <TextSetting settings={settings} name="company_address" />
            <TextSetting settings={settings} name="company_postal_code" />
            <TextSetting settings={settings} name="company_city" />
            <TextSetting settings={settings} name="company_hours" />
            <TextSetting settings={settings} name="company_email" inputMode="email" />
            <TextSetting
              settings={settings}
              name="company_email_rrhh"
              inputMode="email"
              hint="Aquí llegan las respuestas de los candidatos a los correos."
            />
            <TextSetting settings={settings} name="company_registry" />
          </SettingsGroup>
          <SettingsGroup title="Sistema">
            <ChoiceSetting
              settings={settings}
              name="timezone"
              values={TIME_ZONES}
              labels={TIME_ZONE_LABEL}
              hint="Hora con la que se escriben los momentos en pantallas y correos. Las entrevistas no se mueven: siguen a la hora que se acordó."
            />
            <ChoiceSetting
              settings={settings}
              name="language"
              values={LANGUAGES}
              labels={LANGUAGE_LABEL}
              hint="Cómo se escriben fechas y números. Los textos siguen en español."
            />
            <TextSetting
              settings={settings}
              name="system_email"
              inputMode="email"
              hint="Remitente de los correos cuando no se indica otro."
            />
          </SettingsGroup>
        </>
      )}
    </WithSettings>
  );
}
