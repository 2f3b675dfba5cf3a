import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  type Recomendacion,
  RECOMENDACION_LABEL,
  RECOMENDACIONES,
  SCORE_LABEL,
  SCORECARD_LIMITS,
  SCORES,
} from '@hiring/contract';
import { type FormEvent, useId, useState } from 'react';
import { fieldErrorsOf, reasonOf } from '../providers/problem';
import { type InterviewScorecards, useScorecardWrite } from './useScorecards';

interface Props {
  candidateId: string;
  interview: InterviewScorecards;
  onClose: () => void;
}

/** One's own scorecard; what is left out is not scored. */
export function ScorecardForm({ candidateId, interview, onClose }: Props) {
  const { entrevista_id, criterios, propia } = interview;
  const base = useId();
  const [puntos, setPuntos] = useState<Record<string, number | null>>(() =>
    Object.fromEntries(propia?.puntuaciones.map((score) => [score.criterio_id, score.puntos]) ?? []),
  );
  const [recomendacion, setRecomendacion] = useState<Recomendacion | null>(propia?.recomendacion ?? null);
  const [comentario, setComentario] = useState(propia?.comentario ?? '');
  const [missing, setMissing] = useState(false);
  const give = useScorecardWrite(
    candidateId,
    (provider, chosen: Recomendacion) =>
      provider.giveScorecard(entrevista_id, {
        puntuaciones: criterios.flatMap(({ id }) => {
          const points = puntos[id];
          return points ? [{ criterio_id: id, puntos: points }] : [];
        }),
        recomendacion: chosen,
        ...(comentario.trim() ? { comentario } : {}),
        ...(propia ? { version: propia.version } : {}),
      }),
    'Evaluación guardada.',
  );
  const errors = fieldErrorsOf(give.error);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(recomendacion === null);
    if (recomendacion) give.mutate(recomendacion, { onSuccess: onClose });
  }

  return (
    <Box component="form" onSubmit={submit} noValidate aria-label="Tu evaluación" sx={{ mt: 1.5 }}>
      <Stack spacing={2}>
        {give.error && <Alert severity="error">{errors.puntuaciones ?? reasonOf(give.error)}</Alert>}
        {criterios.map(({ id, nombre, descripcion }) => (
          <div key={id}>
            <Typography id={`${base}-${id}`} sx={{ fontWeight: 700 }}>
              {nombre}
            </Typography>
            {descripcion && (
              <Typography variant="body2" color="text.secondary">
                {descripcion}
              </Typography>
            )}
            <ToggleButtonGroup
              exclusive
              size="small"
              value={puntos[id] ?? null}
              onChange={(_event, value: number | null) => setPuntos({ ...puntos, [id]: value })}
              aria-labelledby={`${base}-${id}`}
              sx={{ mt: 0.75 }}
            >
              {SCORES.map((points) => (
                <ToggleButton
                  key={points}
                  value={points}
                  aria-label={`${points}: ${SCORE_LABEL[points]}`}
                  title={SCORE_LABEL[points]}
                  sx={{ width: 48, minHeight: 44 }}
                >
                  {points}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          </div>
        ))}
        <div>
          <Typography id={`${base}-recomendacion`} sx={{ fontWeight: 700 }}>
            ¿Recomiendas contratar a esta persona?
          </Typography>
          <ToggleButtonGroup
            exclusive
            size="small"
            value={recomendacion}
            onChange={(_event, value: Recomendacion | null) => setRecomendacion(value)}
            aria-labelledby={`${base}-recomendacion`}
            aria-describedby={missing ? `${base}-falta` : undefined}
            sx={{ mt: 0.75, flexWrap: 'wrap' }}
          >
            {RECOMENDACIONES.map((value) => (
              <ToggleButton key={value} value={value} sx={{ minHeight: 44, px: 1.75, textTransform: 'none' }}>
                {RECOMENDACION_LABEL[value]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {missing && recomendacion === null && (
            <FormHelperText error id={`${base}-falta`} role="alert">
              Elige una recomendación
            </FormHelperText>
          )}
        </div>
        <TextField
          label="Comentario (opcional)"
          value={comentario}
          onChange={({ target }) => setComentario(target.value)}
          multiline
          minRows={3}
          error={errors.comentario !== undefined}
          helperText={
            errors.comentario ??
            'El candidato puede pedir una copia de lo que se guarda sobre él, sin tu nombre.'
          }
          slotProps={{ htmlInput: { maxLength: SCORECARD_LIMITS.comment } }}
        />
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button type="submit" variant="contained" color="secondary" disabled={give.isPending}>
            Guardar evaluación
          </Button>
          <Button onClick={onClose}>Cancelar</Button>
        </Box>
      </Stack>
    </Box>
  );
}
