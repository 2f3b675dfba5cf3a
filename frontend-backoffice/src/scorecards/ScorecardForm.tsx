import {
  type Recomendacion,
  RECOMENDACION_LABEL,
  RECOMENDACIONES,
  SCORE_LABEL,
  SCORECARD_LIMITS,
  SCORES,
} from '@hiring/contract';
import { required, TextInput } from 'react-admin';
import { FormDialog } from '../ui/FormDialog';
import { ToggleInput } from '../ui/ToggleInput';
import type { InterviewScorecards } from './types';
import { upTo } from '../ui/upTo';
import { api, at } from '../providers/api';

interface Values {
  puntos?: Record<string, number | null>;
  recomendacion: Recomendacion;
  comentario?: string;
}

const POINTS = SCORES.map((id) => ({ id, name: String(id), help: SCORE_LABEL[id] }));
const ANSWERS = RECOMENDACIONES.map((id) => ({ id, name: RECOMENDACION_LABEL[id] }));
const CHOSEN = required('Elige una recomendación');

/** One's own scorecard; what is left out is not scored. */
export function ScorecardForm({
  interview: { entrevista_id, criterios, propia },
  onClose,
}: {
  interview: InterviewScorecards;
  onClose: () => void;
}) {
  const cardOf = ({ puntos = {}, ...card }: Values) => ({
    ...card,
    puntuaciones: criterios.flatMap(({ id }) =>
      puntos[id] ? [{ criterio_id: id, puntos: puntos[id] }] : [],
    ),
    ...(propia && { version: propia.version }),
  });
  return (
    <FormDialog<Values>
      title="Tu evaluación"
      submitLabel="Guardar evaluación"
      {...(propia && {
        defaultValues: {
          recomendacion: propia.recomendacion,
          comentario: propia.comentario ?? '',
          puntos: Object.fromEntries(propia.puntuaciones.map((score) => [score.criterio_id, score.puntos])),
        },
      })}
      save={(card) => api.put('/api/scorecards/{id}', at(entrevista_id, cardOf(card)))}
      reads={['scorecards']}
      done="Evaluación guardada."
      onClose={onClose}
    >
      {criterios.map(({ id, nombre, descripcion }) => (
        <ToggleInput key={id} source={`puntos.${id}`} label={nombre} hint={descripcion} choices={POINTS} />
      ))}
      <ToggleInput
        source="recomendacion"
        label="¿Recomiendas contratar a esta persona?"
        choices={ANSWERS}
        validate={CHOSEN}
      />
      <TextInput
        source="comentario"
        label="Comentario (opcional)"
        multiline
        minRows={3}
        helperText="El candidato puede pedir una copia de lo que se guarda sobre él, sin tu nombre."
        slotProps={upTo(SCORECARD_LIMITS.comment)}
      />
    </FormDialog>
  );
}
