import '../../i18n/panel';
import { type ChangeEvent, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Settings } from './SettingsForm';
import { AskFirst } from '../../ui/dialogs/confirm';
import { SettingNumberInput, SettingsForm, SettingsGroup } from './SettingsForm';

/** Asks before it is turned on: everybody without a second factor has to set one up. */
function SecondFactorInput() {
  const { setValue } = useFormContext<Settings>();
  const [asking, setAsking] = useState(false);
  const turn = (on: boolean) => setValue('two_factor_auth', on, { shouldDirty: true });
  return (
    <>
      <BooleanInput
        source="two_factor_auth"
        helperText="Al entrar, el personal escribe además un código de una aplicación de su móvil. Los candidatos pueden usarla si quieren."
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setAsking(target.checked)}
      />
      <AskFirst
        open={asking}
        question="¿Exigir la verificación en dos pasos?"
        explanation="Todo el personal que no la tenga, también tú, tendrá que activarla antes de seguir, incluso con la sesión abierta."
        confirm="Exigirla"
        onClose={() => {
          setAsking(false);
          turn(false);
        }}
        onConfirm={() => turn(true)}
      />
    </>
  );
}

export function SecurityTab() {
  return (
    <SettingsForm>
      <SettingsGroup
        title="Contraseñas del personal"
        lead="Se piden al elegir una contraseña nueva: invitación, cambio o restablecimiento. Las que ya existen siguen sirviendo. Siempre llevan al menos una letra y un número."
      >
        <SettingNumberInput source="password_min_length" unit="caracteres" helperText="Entre 6 y 20." />
        <BooleanInput
          source="require_special_chars"
          helperText="Al menos uno que no sea letra, número ni espacio."
        />
      </SettingsGroup>
      <SettingsGroup title="Sesiones del personal">
        <SettingNumberInput
          source="session_timeout"
          unit="minutos"
          helperText="Entre 15 y 480 minutos sin actividad. Vale también para las sesiones abiertas."
        />
        <SecondFactorInput />
      </SettingsGroup>
    </SettingsForm>
  );
}
