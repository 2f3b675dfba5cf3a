import { INVITACION_LIMITS } from '@hiring/contract';
import type { MessageText } from '@hiring/contract';
import { RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ReasonInput } from '../candidates/moves/MoveInputs';
import { beginningOf, MessageParts } from '../emails/MessageParts';
import { WritingForm } from '../emails/WritingForm';
import { keptValues } from '../ui/keptValues';
import { ClosingNotes } from './ClosingNotes';
import type { Vacancy } from './vacancy';
import { VACANCY_READS } from './vacancyReads';
import { api, at, useWrite, type Schemas } from '../providers/api';

interface PartProps {
  vacancy: Vacancy;
  draft: Schemas['ClosingResponse'];
}

interface Props extends PartProps {
  onClose: () => void;
}

interface Values extends MessageText {
  responder: 'responder' | 'callar';
  motivo_rechazo_id: string;
  motivo: string | null;
}

const keyOf = ({ id }: Vacancy) => `mensaje:cierre:${id}`;

/** Whether those who wait are answered, in which words and why they are rejected; and why it closes. */
function ClosingInputs({ vacancy, draft }: PartProps) {
  const { responder } = useWatch<Values>();
  const answers = responder === 'responder';
  const waiting = draft.abiertas;
  const isClosed = draft.estado === 'cerrada';
  const choices = [
    { id: 'responder', name: waiting === 1 ? 'Responder a esa persona' : 'Responder a todas' },
    { id: 'callar', name: 'Cerrar sin responder' },
  ];
  return (
    <>
      <ClosingNotes vacancy={vacancy} draft={draft} answers={answers} />
      {waiting > 0 && !isClosed && (
        <RadioButtonGroupInput
          source="responder"
          label="Qué hacemos con quienes esperan"
          row={false}
          choices={choices}
          helperText={
            answers &&
            (waiting === 1
              ? 'Su candidatura pasa a Rechazada y recibe el mensaje de abajo.'
              : 'Sus candidaturas pasan a Rechazadas y reciben el mensaje de abajo.')
          }
        />
      )}
      {answers && (
        <>
          <MessageParts
            keptAs={keyOf(vacancy)}
            template={draft}
            variables={draft.variables}
            variablesTitle="Variables: se cambian por los datos de cada persona"
            rows={7}
            read={(text) => api.post('/api/vacancies/{id}/closing/preview', at(vacancy.id, text))}
          />
          <ReasonInput />
        </>
      )}
      {!isClosed && (
        <TextInput
          source="motivo"
          label="Motivo del cierre"
          isRequired={!answers && waiting > 0}
          multiline
          minRows={2}
          helperText="Solo lo ve RRHH"
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { maxLength: INVITACION_LIMITS.motivoCierre },
          }}
        />
      )}
    </>
  );
}

/** Closes a vacancy, or answers those whom an earlier closing left waiting. What is typed stays until it is done. */
export function ClosingForm({ vacancy, draft, onClose }: Props) {
  const isClosed = draft.estado === 'cerrada';
  const close = useWrite(
    (request: Schemas['CloseVacancyRequest']) =>
      api.post('/api/vacancies/{id}/close', at(vacancy.id, request)),
    {
      reads: [...VACANCY_READS, 'candidates'],
      done: (_closed, { responder }) =>
        responder ? 'Se está respondiendo a quienes esperaban' : 'Vacante cerrada',
      tells: false,
    },
  );
  const send = async ({ responder, motivo, motivo_rechazo_id, ...text }: Values) => {
    const answers = responder === 'responder';
    await close.mutateAsync({
      visto: draft.estado,
      responder: answers,
      motivo: motivo?.trim() || undefined,
      ...(answers && { ...text, motivo_rechazo_id: motivo_rechazo_id || undefined }),
    });
    keptValues.drop(keyOf(vacancy));
    onClose();
  };
  return (
    <WritingForm<Values>
      defaultValues={{
        ...beginningOf(keyOf(vacancy), draft),
        responder: draft.abiertas > 0 ? 'responder' : 'callar',
        motivo_rechazo_id: '',
        motivo: null,
      }}
      failure={isClosed ? 'No se ha respondido.' : 'La vacante no se ha cerrado.'}
      label={({ responder }) =>
        isClosed ? 'Responder a todas' : responder === 'responder' ? 'Cerrar y responder' : 'Cerrar vacante'
      }
      busyLabel={isClosed ? 'Respondiendo...' : 'Cerrando...'}
      disabled={() => isClosed && draft.abiertas === 0}
      send={send}
      onClose={onClose}
    >
      <ClosingInputs vacancy={vacancy} draft={draft} />
    </WritingForm>
  );
}
