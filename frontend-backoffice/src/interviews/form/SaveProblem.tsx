import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { problemOf, reasonOf } from '../../providers/problem';
import { FreeHours } from './FreeHours';
import type { FormValues } from './formValues';

interface Props {
  error: unknown;
  values: FormValues;
  /** The interview that is edited. */
  interviewId: string | undefined;
  onHour: (hora: string) => void;
  /** Shows what others saved. */
  onReload: () => void;
  /** Saves what is typed over what others saved. */
  onOverwrite: () => void;
  /** Saves that it ended before its hour. */
  onEarly: () => void;
}

/** Why the interview was not saved, and what helps: a free hour, or the version of the others. */
export function SaveProblem({ error, values, interviewId, onHour, onReload, onOverwrite, onEarly }: Props) {
  const code = problemOf(error)?.code;
  const overlaps = code === 'interviewer_busy' || code === 'candidate_busy';
  if (code === 'validation_failed') return null;
  return (
    <Alert severity="error" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      No se pudo guardar la entrevista. {reasonOf(error)}
      {overlaps && (
        <Box sx={{ mt: 1.5 }}>
          <FreeHours
            query={{
              fecha: values.fecha,
              duracion: values.duracion_min,
              candidato_id: values.candidato_id,
              ...(values.entrevistador_id ? { entrevistador_id: values.entrevistador_id } : {}),
              ...(interviewId ? { entrevista_id: interviewId } : {}),
            }}
            hora={values.hora}
            onChoose={onHour}
          />
        </Box>
      )}
      {code === 'interview_not_begun' && (
        <Box sx={{ mt: 1.5 }}>
          <Button variant="outlined" onClick={onEarly}>
            {values.estado === 'realizada' ? 'Sí, ya se ha hecho' : 'Sí, no se presentó'}
          </Button>
        </Box>
      )}
      {code === 'interview_stale' && (
        <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={onReload}>
            Ver los datos actuales
          </Button>
          <Button variant="outlined" onClick={onOverwrite}>
            Guardar los míos
          </Button>
        </Box>
      )}
    </Alert>
  );
}
