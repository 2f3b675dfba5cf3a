import { type ChangeEvent, useState } from 'react';
import { BooleanInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AskFirst } from '../../ui/dialogs/confirm';
import { OfferSeal } from './OfferSeal';
import { SettingNumberInput, type Settings, SettingsForm, SettingsGroup } from './SettingsForm';

/** Asks before it is turned on: everybody without a second factor has to set one up. */
function SecondFactorInput() {
  const { setValue } = useFormContext<Settings>();
  const [asking, setAsking] = useState(false);
  const turn = (on: boolean) => setValue('two_factor_auth', on, { shouldDirty: true });
  return (
    <>
      <BooleanInput
        source="two_factor_auth"
        helperText="panel.settingHelp.twoSteps"
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => setAsking(target.checked)}
      />
      <AskFirst
        open={asking}
        question="panel.twoSteps.question"
        explanation="panel.twoSteps.explanation"
        confirm="panel.twoSteps.confirm"
        onClose={() => {
          setAsking(false);
          turn(false);
        }}
        onConfirm={() => turn(true)}
      />
    </>
  );
}

export const SecurityTab = () => (
  <>
    <SettingsForm>
      <SettingsGroup title="panel.settings.passwords" lead="panel.settings.passwordsLead">
        <SettingNumberInput
          source="password_min_length"
          unit="panel.units.characters"
          helperText="panel.settingHelp.passwordLength"
        />
        <BooleanInput source="require_special_chars" helperText="panel.settingHelp.specialCharacters" />
      </SettingsGroup>
      <SettingsGroup title="panel.settings.sessions">
        <SettingNumberInput
          source="session_timeout"
          unit="panel.units.minutes"
          helperText="panel.settingHelp.sessionTimeout"
        />
        <SecondFactorInput />
      </SettingsGroup>
    </SettingsForm>
    <OfferSeal />
  </>
);
