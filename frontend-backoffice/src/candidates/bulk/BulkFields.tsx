import { type BulkType, PRIORIDAD_LABEL, PRIORIDADES, STAGES } from '@hiring/contract';
import { RadioButtonGroupInput, SourceContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoveMessageInputs, ReasonInput, StageInput } from '../moves/MoveInputs';
import { MessageInputs } from '../../mail/MessageInputs';
import type { TemplateVariable } from '../../mail/EmailState';
import { choicesOf } from '../../ui/forms/inputs';
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
const IN_MESSAGE = partOf('mensaje');

function MoveFields() {
  const rejects = useWatch<BulkDraft>().mover?.estado === 'rechazada';
  return (
    <SourceContextProvider value={IN_MOVE}>
      <StageInput stages={STAGES} />
      {rejects && <ReasonInput />}
      <MoveMessageInputs rejects={rejects} />
    </SourceContextProvider>
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
