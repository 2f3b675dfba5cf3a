import '../i18n/vacancies';
import { Alert, Box, Button, Typography } from '@mui/material';
import { counted, INVITACION_LIMITS, type MessageText } from '@hiring/contract';
import { formatCount } from '../ui/format/counts';
import { type Vacancy, VACANCY_READS } from './vacancy';
import { WaitingPeople } from './record/WaitingPeople';
import { RadioButtonGroupInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ReasonInput } from '../candidates/moves/MoveInputs';
import { beginningOf, MessageParts } from '../mail/MessageParts';
import { MessageDialog, WritingForm } from '../mail/WritingForm';
import { keptValues } from '../ui/forms/drafts';
import { api, at, type Schemas, useRead, useWrite } from '../providers/api';
import { Loaded } from '../ui/Loaded';

interface Props {
  vacancy: Vacancy;
  draft: Schemas['ClosingResponse'];
  answers: boolean;
}

const people = (count: number): string => counted(count, 'persona', 'personas');
const hours = (count: number): string =>
  count === 0 ? 'enseguida' : `dentro de ${counted(count, 'hora', 'horas')}`;

function ClosingNotes({ vacancy, draft, answers }: Props) {
  const { estado, abiertas, sin_responder, sin_verificar, retraso_horas, avisos_desactivados } = draft;
  if (abiertas === 0) {
    return (
      <Alert severity="success">
        {estado === 'cerrada'
          ? 'Ya nadie espera respuesta en esta vacante.'
          : 'Nadie espera respuesta: la vacante se puede cerrar sin más.'}
      </Alert>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography>
        {abiertas === 1 ? 'Espera' : 'Esperan'} respuesta <strong>{people(abiertas)}</strong>
        {sin_responder > 0 && `, ${formatCount(sin_responder)} fuera de plazo`}.
      </Typography>
      <Box
        component="details"
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          px: 1.5,
          '& summary': { py: 1.25, cursor: 'pointer' },
        }}
      >
        <summary>Ver quiénes son</summary>
        <WaitingPeople vacancy={vacancy} newTab />
      </Box>
      {answers && (
        <Alert severity={avisos_desactivados ? 'warning' : 'info'} variant="outlined">
          {avisos_desactivados
            ? 'Los avisos por correo están desactivados: los mensajes se guardarán, pero no se enviarán.'
            : `Cada persona recibirá este correo ${hours(retraso_horas)}. Hasta entonces se puede cancelar en su ficha.`}
          {sin_verificar > 0 &&
            ` ${people(sin_verificar)} no ${sin_verificar === 1 ? 'ha' : 'han'} confirmado su email: el correo sale igual, pero puede que no llegue.`}
        </Alert>
      )}
    </Box>
  );
}

interface PartProps {
  vacancy: Vacancy;
  draft: Schemas['ClosingResponse'];
}

interface ClosingFormProps extends PartProps {
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
function ClosingForm({ vacancy, draft, onClose }: ClosingFormProps) {
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

export function ClosingDialog({ vacancy, onClose }: { vacancy: Vacancy; onClose: () => void }) {
  const draft = useRead(
    ['vacancy-closing', vacancy.id],
    () => api.get('/api/vacancies/{id}/closing', at(vacancy.id)),
    {
      gcTime: 0,
      staleTime: Infinity,
    },
  );
  const verb = vacancy.estado === 'cerrada' ? 'Responder en' : 'Cerrar';
  return (
    <MessageDialog title={`${verb} «${vacancy.titulo}»`} onClose={onClose}>
      <Loaded of={draft} failed="No se puede preparar el cierre">
        {(data) => <ClosingForm vacancy={vacancy} draft={data} onClose={onClose} />}
      </Loaded>
      {!draft.data && <Button onClick={onClose}>Cancelar</Button>}
    </MessageDialog>
  );
}
