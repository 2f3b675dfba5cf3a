import { NumberSetting, SwitchSetting } from './fields';
import { SettingsGroup } from './SettingsGroup';
import { WithSettings } from './WithSettings';

/** What protects the accounts of the staff. */
export function SecurityTab() {
  return (
    <WithSettings>
      {(settings) => (
        <>
          <SettingsGroup
            title="Contraseñas del personal"
            lead="Se piden al elegir una contraseña nueva: invitación, cambio o restablecimiento. Las que ya existen siguen sirviendo. Siempre llevan al menos una letra y un número."
          >
            <NumberSetting
              settings={settings}
              name="password_min_length"
              unit="caracteres"
              hint="Entre 6 y 20."
            />
            <SwitchSetting
              settings={settings}
              name="require_special_chars"
              hint="Al menos uno que no sea letra, número ni espacio."
            />
          </SettingsGroup>
          <SettingsGroup title="Sesiones del personal">
            <NumberSetting
              settings={settings}
              name="session_timeout"
              unit="minutos"
              hint="Entre 15 y 480 minutos sin actividad. Vale también para las sesiones abiertas."
            />
            <SwitchSetting
              settings={settings}
              name="two_factor_auth"
              hint="Al entrar, el personal escribe además un código de una aplicación de su móvil. Los candidatos pueden usarla si quieren."
              warning={{
                question: '¿Exigir la verificación en dos pasos?',
                explanation:
                  'Todo el personal que no la tenga, también tú, tendrá que activarla antes de seguir, incluso con la sesión abierta.',
                confirm: 'Exigirla',
              }}
            />
          </SettingsGroup>
        </>
      )}
    </WithSettings>
  );
}
