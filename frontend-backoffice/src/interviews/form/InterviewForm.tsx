import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { INTERVIEW_ESTADO_LABEL, INTERVIEW_ESTADOS, INTERVIEW_LIMITS } from '@hiring/contract';
import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { type Candidate, fullName } from '../../candidates/types';
import type { Interview } from '../types';
import { ApplicationField } from './ApplicationField';
import { CandidateField } from './CandidateField';
import type { FormValues } from './formValues';
import { formOf } from './formValues';
import { InterviewerField } from './InterviewerField';
import { SaveProblem } from './SaveProblem';
import { useInterviewForm } from './useInterviewForm';
import { WhenFields } from './WhenFields';
import { WhereFields } from './WhereFields';

interface Props {
  initial: FormValues;
  editing: Interview | undefined;
  /** Chosen beforehand: its field is not offered. */
  candidate: Candidate | undefined;
  /** Reads the interview again. */
  reload: () => Promise<Interview | undefined>;
  onSaved: () => void;
  onClose: () => void;
}

/** Schedules an interview, or edits one. */
export function InterviewForm({ initial, editing, candidate, reload, onSaved, onClose }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const form = useInterviewForm({ initial, editing, onSaved });
  const { values, errors, change, submit, saving } = form;
  const candidateId = values.candidato_id;

  // The form opens far from the button that was pressed.
  useEffect(() => title.current?.focus(), []);

  function onSubmit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (!submit()) {
      requestAnimationFrame(() => element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    }
  }

  return (
    <Box
      component="form"
      noValidate
      aria-labelledby={titleId}
      onSubmit={onSubmit}
      sx={{ display: 'grid', gap: 2 }}
    >
      <Typography
        variant="h3"
        component="h3"
        id={titleId}
        ref={title}
        tabIndex={-1}
        sx={{ width: 'fit-content' }}
      >
        {editing ? 'Editar Entrevista' : 'Programar Nueva Entrevista'}
      </Typography>
      {editing || candidate ? (
        <Typography>
          Candidato: <strong>{editing ? editing.candidato_nombre : candidate && fullName(candidate)}</strong>
        </Typography>
      ) : (
        <CandidateField
          value={null}
          error={errors.candidato_id}
          onChoose={(id) => change({ candidato_id: id, aplicacion_id: '' })}
        />
      )}
      {!editing && candidateId && (
        <ApplicationField
          candidateId={candidateId}
          value={values.aplicacion_id}
          error={errors.aplicacion_id}
          onChange={(aplicacion_id) => change({ aplicacion_id })}
        />
      )}
      <WhenFields values={values} errors={errors} onChange={change} />
      <WhereFields values={values} errors={errors} onChange={change} />
      <InterviewerField
        id={values.entrevistador_id}
        name={values.entrevistador_nombre}
        error={errors.entrevistador_id ?? errors.entrevistador_nombre}
        onChange={(entrevistador_id, entrevistador_nombre) =>
          change({ entrevistador_id, entrevistador_nombre })
        }
      />
      <TextField
        label="Notas adicionales (opcional)"
        multiline
        rows={4}
        margin="none"
        value={values.notas}
        error={Boolean(errors.notas)}
        helperText={errors.notas ?? 'Solo las lee el equipo de selección'}
        onChange={(event) => change({ notas: event.target.value })}
        slotProps={{ htmlInput: { maxLength: INTERVIEW_LIMITS.notes } }}
      />
      {editing && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' } }}>
          <TextField
            select
            label="Estado"
            margin="none"
            value={values.estado}
            onChange={(event) => change({ estado: event.target.value as FormValues['estado'] })}
          >
            {INTERVIEW_ESTADOS.map((estado) => (
              <MenuItem key={estado} value={estado}>
                {INTERVIEW_ESTADO_LABEL[estado]}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            label="Feedback (opcional)"
            multiline
            minRows={1}
            maxRows={6}
            margin="none"
            value={values.feedback}
            helperText="Solo lo lee el equipo de selección"
            onChange={(event) => change({ feedback: event.target.value })}
            slotProps={{ htmlInput: { maxLength: INTERVIEW_LIMITS.notes } }}
          />
        </Box>
      )}
      {saving.isError && (
        <SaveProblem
          error={saving.error}
          values={values}
          interviewId={editing?.id}
          onHour={(hora) => change({ hora })}
          onReload={() =>
            void reload().then((fresh) => {
              if (!fresh) return;
              form.replace(formOf(fresh));
              saving.reset();
            })
          }
          onEarly={() => submit({ early: true })}
          onOverwrite={() => void reload().then((fresh) => fresh && submit({ version: fresh.version }))}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" color="secondary" disabled={saving.isPending}>
          {saving.isPending ? 'Guardando...' : editing ? 'Actualizar Entrevista' : 'Programar Entrevista'}
        </Button>
        <Button onClick={onClose} disabled={saving.isPending}>
          Cancelar
        </Button>
      </Box>
    </Box>
  );
}
