import { type BulkType, customFieldText, PRIORIDAD_LABEL, PRIORIDADES, STAGES } from '@hiring/contract';
import { RadioButtonGroupInput, SelectInput, SourceContextProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { DestinationInput, MoveMessageInputs, ReasonInput } from '../moves/MoveInputs';
import { MessageInputs } from '../../mail/MessageInputs';
import type { TemplateVariable } from '../../mail/EmailState';
import { stageLabel } from '../StateBadges';
import { choicesOf } from '../../ui/forms/inputs';
import { CustomInput } from '../../fields/CustomInput';
import { useLeavingFields } from '../../fields/fieldFilters';
import { TagInput } from '../tags/TagInput';
import type { BulkDraft } from './bulkDraft';
import { translate } from '../../i18n/texts';

const PRIORITIES = choicesOf(PRIORIDADES, PRIORIDAD_LABEL);
const WAYS = ['poner', 'quitar'].map((id) => ({ id, name: `people.bulkDialog.${id}` }));
/** The names of the inputs are those of one part of the draft. */
const partOf = (part: keyof BulkDraft) => ({
  getSource: (source: string) => `${part}.${source}`,
  getLabel: (source: string) => source,
});
const IN_MOVE = partOf('mover');
/** People of several vacancies have no phase in common. */
const STAGE_CHOICES = STAGES.map((stage) => ({ id: stage, stage, name: stageLabel(stage) }));
const IN_MESSAGE = partOf('mensaje');

function MoveFields() {
  const rejects = useWatch<BulkDraft>().mover?.estado === 'rechazada';
  return (
    <SourceContextProvider value={IN_MOVE}>
      <DestinationInput source="estado" choices={STAGE_CHOICES} />
      {rejects && <ReasonInput />}
      <MoveMessageInputs rejects={rejects} />
    </SourceContextProvider>
  );
}

function FieldValueInputs() {
  const fields = useLeavingFields();
  const { setValue } = useFormContext<BulkDraft>();
  const { campo } = useWatch<BulkDraft>();
  const field = fields.find(({ id }) => id === campo?.id);
  return (
    <>
      <SelectInput
        source="campo.id"
        label="people.bulkDialog.field"
        choices={fields.map(({ id, etiqueta }) => ({ id, name: customFieldText(etiqueta) }))}
        onChange={() => setValue('campo.valor', undefined)}
        helperText={false}
      />
      {field && <CustomInput key={field.id} field={field} source="campo.valor" />}
    </>
  );
}

export function BulkFields({
  tipo,
  variables = [],
}: {
  tipo: BulkType;
  variables?: readonly TemplateVariable[];
}) {
  if (tipo === 'mover') return <MoveFields />;
  if (tipo === 'prioridad') {
    return (
      <RadioButtonGroupInput
        source="prioridad"
        label="people.bulkDialog.priority"
        choices={PRIORITIES}
        row={false}
      />
    );
  }
  if (tipo === 'campo') return <FieldValueInputs />;
  if (tipo === 'etiqueta') {
    return (
      <>
        <RadioButtonGroupInput
          source="etiqueta.quitar"
          label="people.bulkDialog.putOrTake"
          choices={WAYS}
          format={(removes: boolean) => (removes ? 'quitar' : 'poner')}
          parse={(way: string) => way === 'quitar'}
        />
        <TagInput source="etiqueta.id" label="people.bulkDialog.tag" />
      </>
    );
  }
  return (
    <SourceContextProvider value={IN_MESSAGE}>
      <MessageInputs
        variables={variables}
        variablesTitle={translate('people.bulkDialog.variables')}
        rows={7}
      />
    </SourceContextProvider>
  );
}
