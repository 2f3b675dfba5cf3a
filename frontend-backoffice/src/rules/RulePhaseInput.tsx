import { SelectInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { translate } from '../i18n/texts';
import { EMPTY_SHOWN } from '../ui/forms/inputs';
import { usePhaseNames } from '../vacancies/phases/usePhaseNames';

interface Props {
  source: string;
  label?: string;
}

/** The phase of a rule, chosen by name. A name that no vacancy has any more stays chosen, with a hint. */
export function RulePhaseInput({ source, label }: Props) {
  const { getSource } = useSourceContext();
  const chosen = useWatch({ name: getSource(source) }) as string | null | undefined;
  const phases = usePhaseNames();
  const same = (name: string) => name.toLocaleLowerCase('es') === chosen?.toLocaleLowerCase('es');
  const known = phases.find(({ id }) => same(id));
  const kept = chosen && known?.id !== chosen ? [{ id: chosen, name: chosen }] : [];
  const isGone = Boolean(chosen) && !known && phases.length > 0;
  return (
    <SelectInput
      source={source}
      {...(label && { label })}
      choices={[...phases, ...kept]}
      emptyText="rules.form.any"
      slotProps={EMPTY_SHOWN}
      helperText={isGone ? translate('rules.form.phaseGone') : false}
    />
  );
}
