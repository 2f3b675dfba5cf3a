import {
  DOCUMENT_LIMITS,
  EMAIL_KINDS,
  MESSAGE_LIMITS,
  PRIORIDAD_LABEL,
  RULE_ACTION_LABEL,
  RULE_ACTIONS,
  RULE_PRIORITIES,
  RULE_STAGES,
  RULE_TEMPLATES,
  type RuleActionType,
  type RuleTemplate,
  STAGE_LABEL,
  TASK_LIMITS,
} from '@hiring/contract';
import { Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, required, SelectInput, TextInput, useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useTags } from '../candidates/tags/TagInput';
import { translate } from '../i18n/texts';
import { useStaff } from '../tasks/task';
import { choicesOf, EMPTY_SHOWN, upTo } from '../ui/forms/inputs';
import { SearchedInput } from '../ui/forms/SearchedInput';
import { NumberInput } from '../ui/forms/NumberInput';
import { RulePhaseInput } from './RulePhaseInput';

const NEEDED = [required()];
const ACTIONS = choicesOf(RULE_ACTIONS, RULE_ACTION_LABEL);
const TEMPLATES = RULE_TEMPLATES.map((id) => ({ id, name: EMAIL_KINDS[id].label }));
const FURTHER = choicesOf(RULE_STAGES, STAGE_LABEL);

const text = (source: string, max: number, input: { multiline?: boolean; needed?: boolean } = {}) => (
  <TextInput
    key={source}
    source={source}
    label={`rules.action.${source}`}
    multiline={input.multiline ?? false}
    {...(input.needed && { validate: NEEDED })}
    helperText={source === 'cuerpo' ? 'rules.action.chips' : false}
    slotProps={upTo(max)}
  />
);
const yes = (source: 'avisar' | 'proponer') => (
  <BooleanInput key={source} source={source} label={`rules.action.${source}`} helperText={false} />
);
const DAYS = <NumberInput key="dias" source="dias" label="rules.action.dias" helperText={false} />;

function TagChoice() {
  const { data: tags = [] } = useTags();
  return (
    <SearchedInput
      source="etiqueta_id"
      label="rules.action.etiqueta_id"
      validate={NEEDED}
      helperText={false}
      choices={tags}
      optionText="nombre"
    />
  );
}

function StaffChoice({ needed = false }: { needed?: boolean }) {
  const staff = useStaff();
  return (
    <SearchedInput
      source="asignada_a"
      label="rules.action.asignada_a"
      helperText={false}
      choices={staff}
      optionText="nombre"
      {...(needed ? { validate: NEEDED } : { emptyText: 'rules.action.nobody' })}
    />
  );
}

/** A template, which each person gets in their language, or a text of the rule's own. */
function WhatIsWritten() {
  const { getSource } = useSourceContext();
  const template = useWatch({ name: getSource('plantilla') }) as RuleTemplate | '' | undefined;
  return (
    <>
      <SelectInput
        source="plantilla"
        label="rules.action.plantilla"
        choices={TEMPLATES}
        emptyText="rules.action.own"
        slotProps={EMPTY_SHOWN}
        helperText={template ? 'rules.action.inLanguage' : false}
      />
      {!template && text('asunto', MESSAGE_LIMITS.asunto, { needed: true })}
      {!template && text('cuerpo', MESSAGE_LIMITS.cuerpo, { needed: true, multiline: true })}
    </>
  );
}

const WebhookHint = () => <Typography variant="hint">{translate('rules.action.webhook')}</Typography>;

/** What each kind asks. */
const OF_ACTION: Readonly<Record<RuleActionType, ReactNode>> = {
  etiqueta: <TagChoice />,
  prioridad: (
    <SelectInput
      source="prioridad"
      label="rules.action.prioridad"
      validate={NEEDED}
      helperText={false}
      choices={choicesOf(RULE_PRIORITIES, PRIORIDAD_LABEL)}
    />
  ),
  tarea: (
    <>
      {text('titulo', TASK_LIMITS.titulo, { needed: true })}
      <StaffChoice />
      {DAYS}
    </>
  ),
  asignar: <StaffChoice needed />,
  documento: (
    <>
      {text('nombre', DOCUMENT_LIMITS.nombre, { needed: true })}
      {text('instrucciones', DOCUMENT_LIMITS.instrucciones, { multiline: true })}
      {DAYS}
    </>
  ),
  mover: (
    <>
      <SelectInput
        source="etapa"
        label="rules.action.etapa"
        choices={FURTHER}
        emptyText="rules.form.any"
        slotProps={EMPTY_SHOWN}
        helperText={false}
      />
      <RulePhaseInput source="fase" label="rules.action.fase" />
      {yes('avisar')}
    </>
  ),
  mensaje: (
    <>
      <WhatIsWritten />
      {yes('proponer')}
      <StaffChoice />
    </>
  ),
  webhook: <WebhookHint />,
};

/** What a rule does. */
export function RuleActionInputs() {
  const { getSource } = useSourceContext();
  const tipo = useWatch({ name: getSource('tipo') }) as RuleActionType | undefined;
  return (
    <Stack spacing={1.5} sx={{ width: '100%' }}>
      <SelectInput
        source="tipo"
        label="rules.form.action"
        choices={ACTIONS}
        validate={NEEDED}
        helperText={false}
      />
      {tipo && OF_ACTION[tipo]}
    </Stack>
  );
}
