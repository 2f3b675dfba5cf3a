import { SETTING_LABEL, SETTING_LENGTH, SETTING_RANGE } from '@hiring/contract';
import type { ReactNode } from 'react';
import type { Settings } from '../../providers/calls/settings';
import { SavedSelect } from '../../ui/SavedSelect';
import { SavedSwitch } from '../../ui/SavedSwitch';
import { SavedTextField } from '../../ui/SavedTextField';
import { useSaveSetting } from './useSettings';

/** The settings that may be set to any `Value`: a text field fits no setting of listed words. */
type NamesOf<Value> = {
  [Name in keyof Settings & keyof typeof SETTING_LABEL]: [Value] extends [Settings[Name]] ? Name : never;
}[keyof Settings & keyof typeof SETTING_LABEL];

const FAILURE = 'Error guardando configuración';

interface Common {
  settings: Settings;
  hint?: ReactNode;
}

/** A text of the settings that saves itself. */
export function TextSetting({
  settings,
  name,
  hint,
  disabled,
  inputMode,
}: Common & { name: NamesOf<string>; disabled?: boolean; inputMode?: 'email' | 'tel' }) {
  const save = useSaveSetting();
  return (
    <SavedTextField
      label={SETTING_LABEL[name]}
      value={String(settings[name])}
      save={(text) => save(name, text)}
      failure={FAILURE}
      field={name}
      hint={hint}
      disabled={disabled ?? false}
      input={{ maxLength: SETTING_LENGTH, ...(inputMode ? { inputMode } : {}) }}
    />
  );
}

/** A whole number between the ends that the server allows. */
export function NumberSetting({
  settings,
  name,
  unit,
  hint,
  disabled,
}: Common & { name: keyof typeof SETTING_RANGE; unit?: string; disabled?: boolean }) {
  const save = useSaveSetting();
  // An emptied field is no zero: the server says what is missing.
  const read = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));
  return (
    <SavedTextField
      label={SETTING_LABEL[name]}
      value={String(settings[name])}
      save={(text) => save(name, read(text))}
      failure={FAILURE}
      field={name}
      hint={hint}
      disabled={disabled ?? false}
      type="number"
      {...(unit ? { unit } : {})}
      input={{ ...SETTING_RANGE[name], inputMode: 'numeric' }}
    />
  );
}

export function ChoiceSetting<Name extends 'timezone' | 'language'>({
  settings,
  name,
  values,
  labels,
  hint,
}: Common & {
  name: Name;
  values: readonly Settings[Name][];
  labels: Readonly<Record<Settings[Name], string>>;
}) {
  const save = useSaveSetting();
  return (
    <SavedSelect
      label={SETTING_LABEL[name]}
      value={settings[name]}
      options={values.map((value) => ({ value, label: labels[value] }))}
      save={(value) => save(name, value)}
      failure={FAILURE}
      field={name}
      hint={hint}
    />
  );
}

export function SwitchSetting({
  settings,
  name,
  hint,
  warning,
}: Common & {
  name: NamesOf<boolean>;
  warning?: { question: string; explanation: string; confirm: string };
}) {
  const save = useSaveSetting();
  return (
    <SavedSwitch
      label={SETTING_LABEL[name]}
      value={settings[name]}
      save={(on) => save(name, on)}
      failure={FAILURE}
      field={name}
      hint={hint}
      {...(warning ? { warning } : {})}
    />
  );
}
