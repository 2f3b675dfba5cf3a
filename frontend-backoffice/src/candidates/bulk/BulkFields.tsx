import { type BulkType, PRIORIDAD_LABEL, PRIORIDADES, STAGES } from '@hiring/contract';
import { RadioButtonGroupInput, SourceContextProvider } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { MoveMessageInputs, ReasonInput, StageInput } from '../moves/MoveInputs';
import { MessageInputs } from '../../mail/MessageInputs';
import type { TemplateVariable } from '../../mail/EmailState';
import { TagInput } from '../tags/TagInput';
import type { BulkDraft } from './bulkDraft';

const PRIORITIES = PRIORIDADES.map((id) => ({ id, name: PRIORIDAD_LABEL[id] }));
const WAYS = [
  { id: 'poner', name: 'Poner' },
  { id: 'quitar', name: 'Quitar' },
];
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

interface Props {
  tipo: BulkType;
  variables?: readonly TemplateVariable[];
}

export function BulkFields({ tipo, variables = [] }: Props) {
  if (tipo === 'mover') return <MoveFields />;
  if (tipo === 'prioridad') {
    return <RadioButtonGroupInput source="prioridad" label="Prioridad" choices={PRIORITIES} row={false} />;
  }
  if (tipo === 'etiqueta') {
    return (
      <>
        <RadioButtonGroupInput
          source="etiqueta.quitar"
          label="Poner o quitar"
          choices={WAYS}
          format={(removes: boolean) => (removes ? 'quitar' : 'poner')}
          parse={(way: string) => way === 'quitar'}
        />
        <TagInput source="etiqueta.id" label="Etiqueta" />
      </>
    );
  }
  return (
    <SourceContextProvider value={IN_MESSAGE}>
      <MessageInputs variables={variables} variablesTitle="Cada persona recibe sus propios datos" rows={7} />
    </SourceContextProvider>
  );
}
