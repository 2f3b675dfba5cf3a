import '../i18n/vacancies';
import { Box, Button, Stack, Typography } from '@mui/material';
import { INVITACION_LIMITS, type MessageText } from '@hiring/contract';
import { formatCount, pluralOf } from '../ui/format/counts';
import type { Vacancy } from './vacancy';
import { WaitingPeople } from './record/WaitingPeople';
import { RadioButtonGroupInput, TextInput, Translate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ReasonInput } from '../candidates/moves/MoveInputs';
import { beginningOf, MessageParts } from '../mail/MessageParts';
import { MessageDialog, WritingForm } from '../mail/WritingForm';
import { keptValues } from '../ui/forms/drafts';
import { api, at, type Schemas, useRead, useWrite } from '../providers/api';
import { Loaded } from '../ui/Loaded';
import { translate } from '../i18n/texts';
import { Alert } from '../ui/Alert';

interface PartProps {
  vacancy: Vacancy;
  draft: Schemas['ClosingResponse'];
}

function ClosingNotes({ vacancy, draft, answers }: PartProps & { answers: boolean }) {
  const { estado, abiertas, sin_responder, sin_verificar, retraso_horas, avisos_desactivados } = draft;
  if (abiertas === 0) {
    return (
      <Alert severity="success">
        {translate(estado === 'cerrada' ? 'vacancies.closing.answered' : 'vacancies.closing.nobody')}
      </Alert>
    );
  }
  return (
    <Stack spacing={1.5}>
      <Typography>
        <Translate
          i18nKey={sin_responder > 0 ? 'vacancies.closing.waitingLate' : 'vacancies.closing.waiting'}
          options={{
            smart_count: abiertas,
            people: <strong>{translate('vacancies.closing.people', pluralOf(abiertas))}</strong>,
            late: formatCount(sin_responder),
          }}
        />
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
        <summary>{translate('vacancies.closing.who')}</summary>
        <WaitingPeople vacancy={vacancy} newTab />
      </Box>
      {answers && (
        <Alert severity={avisos_desactivados ? 'warning' : 'info'} variant="outlined">
          {avisos_desactivados
            ? translate('vacancies.closing.disabled')
            : translate(
                retraso_horas === 0 ? 'vacancies.closing.now' : 'vacancies.closing.later',
                pluralOf(retraso_horas),
              )}{' '}
          {sin_verificar > 0 && translate('vacancies.closing.unverified', pluralOf(sin_verificar))}
        </Alert>
      )}
    </Stack>
  );
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
    {
      id: 'responder',
      name: waiting === 1 ? 'vacancies.closing.answerThatOne' : 'vacancies.closing.answerAll',
    },
    { id: 'callar', name: 'vacancies.closing.silent' },
  ];
  return (
    <>
      <ClosingNotes vacancy={vacancy} draft={draft} answers={answers} />
      {waiting > 0 && !isClosed && (
        <RadioButtonGroupInput
          source="responder"
          label="vacancies.closing.choice"
          row={false}
          choices={choices}
          helperText={
            answers && (waiting === 1 ? 'vacancies.closing.rejectsOne' : 'vacancies.closing.rejectsAll')
          }
        />
      )}
      {answers && (
        <>
          <MessageParts
            keptAs={keyOf(vacancy)}
            template={draft}
            variables={draft.variables}
            read={(text) => api.post('/api/vacancies/{id}/closing/preview', at(vacancy.id, text))}
          />
          <ReasonInput />
        </>
      )}
      {!isClosed && (
        <TextInput
          source="motivo"
          label="vacancies.closing.reason"
          isRequired={!answers && waiting > 0}
          multiline
          minRows={2}
          helperText="vacancies.closing.reasonHelp"
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
function ClosingForm({ vacancy, draft, onClose }: PartProps & { onClose: () => void }) {
  const isClosed = draft.estado === 'cerrada';
  const close = useWrite(
    (request: Schemas['CloseVacancyRequest']) =>
      api.post('/api/vacancies/{id}/close', at(vacancy.id, request)),
    {
      changes: ['vacancies', 'applications', 'emails'],
      done: (_closed, { responder }) =>
        responder ? 'vacancies.closing.answering' : 'vacancies.closing.closed',
      // At once: read again, the dialog would say that nobody waits.
      then: () => {
        keptValues.drop(keyOf(vacancy));
        onClose();
      },
      notifies: false,
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
  };
  return (
    <WritingForm<Values>
      defaultValues={{
        ...beginningOf(keyOf(vacancy), draft),
        responder: draft.abiertas > 0 ? 'responder' : 'callar',
        motivo_rechazo_id: '',
        motivo: null,
      }}
      failure={isClosed ? 'vacancies.closing.unanswered' : 'vacancies.closing.unclosed'}
      label={({ responder }) =>
        isClosed
          ? 'vacancies.closing.answerAll'
          : responder === 'responder'
            ? 'vacancies.closing.closeAndAnswer'
            : 'vacancies.closing.close'
      }
      busyLabel={isClosed ? 'vacancies.closing.busyAnswering' : 'vacancies.closing.busyClosing'}
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
    { gcTime: 0, staleTime: Infinity },
  );
  const title = vacancy.estado === 'cerrada' ? 'vacancies.closing.titleAnswer' : 'vacancies.closing.title';
  return (
    <MessageDialog title={translate(title, { title: vacancy.titulo })} onClose={onClose}>
      <Loaded of={draft} failed="vacancies.closing.failed">
        {(data) => <ClosingForm vacancy={vacancy} draft={data} onClose={onClose} />}
      </Loaded>
      {!draft.data && <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>}
    </MessageDialog>
  );
}
