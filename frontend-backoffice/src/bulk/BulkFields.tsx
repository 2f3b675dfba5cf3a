import { type BulkType, PRIORIDAD_LABEL, PRIORIDADES, STAGES } from '@hiring/contract';
import { RadioButtonGroupInput, SourceContextProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { MessageToCandidate } from '../candidates/moves/MessageToCandidate';
import { RejectionReasonField } from '../candidates/moves/RejectionReasonField';
import { StageChoice } from '../candidates/moves/StageChoice';
import { MessageInputs } from '../emails/MessageInputs';
import type { TemplateVariable } from '../emails/types';
import { TagInput } from '../tags/TagInput';
import type { BulkDraft } from './bulkDraft';

const PRIORITIES = PRIORIDADES.map((id) => ({ id, name: PRIORIDAD_LABEL[id] }));
const WAYS = [
  { id: 'poner', name: 'Poner' },
  { id: 'quitar', name: 'Quitar' },
];
const IN_MESSAGE = {
  getSource: (source: string) => `mensaje.${source}`,
  getLabel: (source: string) => source,
};

function MoveFields() {
  const { setValue } = useFormContext<BulkDraft>();
  const {
    estado,
    motivo_rechazo_id,
    mensaje_candidato,
    notificar = true,
  } = useWatch<BulkDraft>().mover ?? {};
  const rejects = estado === 'rechazada';
  return (
    <>
      <StageChoice options={STAGES} value={estado} onChoose={(chosen) => setValue('mover.estado', chosen)} />
      {rejects && (
        <RejectionReasonField
          value={motivo_rechazo_id ?? ''}
          onChoose={(reason) => setValue('mover.motivo_rechazo_id', reason)}
        />
      )}
      <MessageToCandidate
        message={mensaje_candidato ?? ''}
        onWrite={(message) => setValue('mover.mensaje_candidato', message)}
        notifies={notificar}
        onNotifies={(notifies) => setValue('mover.notificar', notifies)}
        rejects={rejects}
      />
    </>
  );
}

interface Props {
  tipo: BulkType;
  /** Of a message. */
  variables?: readonly TemplateVariable[];
}

/** What is to be done to each. */
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
