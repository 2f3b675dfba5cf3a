import {
  Alert,
  Box,
  Button,
  DialogActions,
  FormControl,
  FormControlLabel,
  FormHelperText,
  FormLabel,
  Radio,
  RadioGroup,
  TextField,
} from '@mui/material';
import { INVITACION_LIMITS } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { type SyntheticEvent, useState } from 'react';
import { useDataProvider } from 'react-admin';
import { RejectionReasonField } from '../candidates/moves/RejectionReasonField';
import { messageTextDraft } from '../emails/messageTextDraft';
import type { HiringDataProvider } from '../providers/dataProvider';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { ClosingNotes } from './ClosingNotes';
import type { Vacancy } from './types';
import { useCloseVacancy } from './useCloseVacancy';
import { WordsAndPreview } from './WordsAndPreview';

interface Props {
  vacancy: Vacancy;
  draft: Schemas['ClosingResponse'];
  onBusy: (busy: boolean) => void;
  onClose: () => void;
}

const KIND = 'cierre';

function labelOf({ isClosed, answers, busy }: Record<'isClosed' | 'answers' | 'busy', boolean>): string {
  if (isClosed) return busy ? 'Respondiendo...' : 'Responder a todas';
  if (busy) return 'Cerrando...';
  return answers ? 'Cerrar y responder' : 'Cerrar vacante';
}

/** The choice, the words and the reason. What is typed stays until it is done. */
export function ClosingForm({ vacancy, draft, onBusy, onClose }: Props) {
  const dataProvider = useDataProvider<HiringDataProvider>();
  const waiting = draft.abiertas;
  // Closed before, without an answer: now it is given.
  const isClosed = draft.estado === 'cerrada';
  const [answers, setAnswers] = useState(waiting > 0);
  const [text, setText] = useState(
    () => messageTextDraft.read(vacancy.id, KIND) ?? { asunto: draft.asunto, cuerpo: draft.cuerpo },
  );
  const [reason, setReason] = useState('');
  const [why, setWhy] = useState('');
  const close = useCloseVacancy(vacancy, {
    onDone: () => {
      messageTextDraft.drop(vacancy.id, KIND);
      onClose();
    },
  });
  const errors = fieldErrorsOf(close.error);
  const needsWhy = !answers && waiting > 0;

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (close.isPending) return;
    onBusy(true);
    close.mutate(
      {
        visto: draft.estado,
        responder: answers,
        ...(why.trim() ? { motivo: why.trim() } : {}),
        ...(answers ? { ...text, ...(reason ? { motivo_rechazo_id: reason } : {}) } : {}),
      },
      { onSettled: () => onBusy(false) },
    );
  };

  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: 'grid', gap: 2, minWidth: 0, pt: 0.5 }}>
      <ClosingNotes vacancy={vacancy} draft={draft} answers={answers} />
      {waiting > 0 && !isClosed && (
        <FormControl>
          <FormLabel id="cierre-opciones">Qué hacemos con quienes esperan</FormLabel>
          <RadioGroup
            aria-labelledby="cierre-opciones"
            value={answers ? 'responder' : 'callar'}
            onChange={(_event, value) => setAnswers(value === 'responder')}
          >
            <FormControlLabel
              value="responder"
              control={<Radio />}
              label={waiting === 1 ? 'Responder a esa persona' : 'Responder a todas'}
            />
            <FormHelperText sx={{ mt: -0.5, ml: 4 }}>
              {waiting === 1
                ? 'Su candidatura pasa a Rechazada y recibe el mensaje de abajo.'
                : 'Sus candidaturas pasan a Rechazadas y reciben el mensaje de abajo.'}
            </FormHelperText>
            <FormControlLabel value="callar" control={<Radio />} label="Cerrar sin responder" />
          </RadioGroup>
        </FormControl>
      )}
      {answers && (
        <>
          <WordsAndPreview
            text={text}
            onWrite={(value) => {
              setText(value);
              messageTextDraft.keep(vacancy.id, KIND, value);
            }}
            errors={errors}
            variables={draft.variables}
            previewKey={[KIND, vacancy.id]}
            load={() => dataProvider.previewClosing(vacancy.id, text)}
          />
          <RejectionReasonField value={reason} onChoose={setReason} />
        </>
      )}
      {!isClosed && (
        <TextField
          label="Motivo del cierre"
          required={needsWhy}
          multiline
          minRows={2}
          margin="none"
          value={why}
          onChange={({ target }) => setWhy(target.value)}
          error={Boolean(errors.motivo)}
          helperText={errors.motivo ?? 'Solo lo ve RRHH'}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { maxLength: INVITACION_LIMITS.motivoCierre },
          }}
        />
      )}
      {close.isError && (
        <Alert severity="error">
          {isClosed ? 'No se ha respondido.' : 'La vacante no se ha cerrado.'} {reasonOf(close.error)} Lo
          escrito sigue aquí.
        </Alert>
      )}
      <DialogActions
        sx={{ px: 0, pb: 2, position: 'sticky', bottom: 0, bgcolor: 'background.paper', zIndex: 1 }}
      >
        <Button onClick={onClose} disabled={close.isPending}>
          Cancelar
        </Button>
        <Button
          type="submit"
          variant="contained"
          color="secondary"
          disabled={close.isPending || (isClosed && waiting === 0)}
        >
          {labelOf({ isClosed, answers, busy: close.isPending })}
        </Button>
      </DialogActions>
    </Box>
  );
}
