import {
  ANSWER_STAGES,
  CUALIFICACION_GROUPS,
  CUALIFICACION_LABEL,
  DOCUMENT_LIMITS,
  isTimedRuleWhen,
  RULE_AWAITED,
  RULE_AWAITED_LABEL,
  RULE_WHEN_LABEL,
  RULE_WHENS,
  type RuleWhen,
  STAGE_LABEL,
  STAGES,
} from '@hiring/contract';
import type { ReactNode } from 'react';
import { required, SelectInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCustomFields } from '../fields/useCustomFields';
import { choicesOf, EMPTY_SHOWN, upTo } from '../ui/forms/inputs';
import { NumberInput } from '../ui/forms/NumberInput';
import { Columns } from '../ui/layout';
import { RulePhaseInput } from './RulePhaseInput';

const NEEDED = [required()];
const WHENS = choicesOf(RULE_WHENS, RULE_WHEN_LABEL);
const STAGE_CHOICES = choicesOf(STAGES, STAGE_LABEL);
const OPEN_STAGES = choicesOf(ANSWER_STAGES, STAGE_LABEL);
const QUALIFICATIONS = choicesOf(
  CUALIFICACION_GROUPS.flatMap(({ tipos }) => tipos),
  CUALIFICACION_LABEL,
);

const AnyOf = ({ source, choices }: { source: string; choices: { id: string; name: string }[] }) => (
  <SelectInput
    source={source}
    choices={choices}
    emptyText="rules.form.any"
    slotProps={EMPTY_SHOWN}
    helperText={false}
  />
);

function FieldInputs() {
  const entidad = useWatch({ name: 'cuando.entidad' }) as 'persona' | 'candidatura' | undefined;
  const { setValue } = useFormContext();
  const fields = useCustomFields(entidad ?? 'persona');
  return (
    <>
      <SelectInput
        source="cuando.entidad"
        validate={NEEDED}
        helperText={false}
        choices={choicesOf(['persona', 'candidatura'], (noun) => `rules.nouns.${noun}`)}
        onChange={() => setValue('cuando.campo', null)}
      />
      <SelectInput
        source="cuando.campo"
        validate={NEEDED}
        helperText={false}
        choices={fields.map(({ clave, etiqueta }) => ({ id: clave, name: etiqueta.es }))}
      />
    </>
  );
}

const PHASE = <RulePhaseInput source="cuando.fase" />;

/** What each kind asks besides its days. */
const OF_WHEN: Readonly<Record<RuleWhen, ReactNode>> = {
  inscrita: null,
  movida: (
    <>
      <AnyOf source="cuando.etapa" choices={STAGE_CHOICES} />
      {PHASE}
    </>
  ),
  documento_aceptado: (
    <TextInput source="cuando.documento" helperText={false} slotProps={upTo(DOCUMENT_LIMITS.nombre)} />
  ),
  entrevista_hecha: null,
  campo_cambiado: <FieldInputs />,
  en_fase: (
    <>
      <AnyOf source="cuando.etapa" choices={OPEN_STAGES} />
      {PHASE}
    </>
  ),
  caduca: <AnyOf source="cuando.cualificacion" choices={QUALIFICATIONS} />,
  sin_respuesta: (
    <SelectInput
      source="cuando.espera"
      validate={NEEDED}
      helperText={false}
      choices={choicesOf(RULE_AWAITED, RULE_AWAITED_LABEL)}
    />
  ),
  sin_mirar: null,
};

/** When a rule looks. */
export function RuleWhenInputs() {
  const tipo = useWatch({ name: 'cuando.tipo' }) as RuleWhen | undefined;
  return (
    <>
      <SelectInput source="cuando.tipo" choices={WHENS} validate={NEEDED} helperText={false} />
      {tipo && (
        <Columns sm={2} rowSpacing={1.5}>
          {OF_WHEN[tipo]}
          {isTimedRuleWhen(tipo) && <NumberInput source="cuando.dias" validate={NEEDED} helperText={false} />}
        </Columns>
      )}
    </>
  );
}
