import { Box, Chip, Typography } from '@mui/material';
import {
  answerText,
  FIELD_LABEL,
  JOB_FIELDS,
  PERSONAL_FIELDS,
  type ProfileField,
  TEXT_FIELDS,
} from '@hiring/contract';
import { Facts, Section } from '../../ui/Facts';
import type { Application, Candidate } from '../types';
import { formatDay, formatMoment } from '../../format/dates';
import { ProvenanceNote } from '../../imports/ProvenanceNote';
import { CandidateQualifications } from './CandidateQualifications';
import { useProfileFacts } from './useProfileFacts';

const LONG = { m: 0, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

interface Props {
  vacancy: Application['vacante_titulo'];
  answers: Application['cuestionario_respuestas'];
}

/** What the vacancy asked and the person answered, in the words of then. */
function ScreeningAnswers({ vacancy, answers }: Props) {
  if (answers.length === 0) return null;
  return (
    <Section title={vacancy ? `Respuestas al cuestionario: ${vacancy}` : 'Respuestas al cuestionario'}>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 1 }}>
        {answers.map(({ id, texto, unidad, respuesta }) => (
          <div key={id}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {texto}
            </Typography>
            <Typography
              component="dd"
              sx={{ ...LONG, ...(respuesta === null && { color: 'text.secondary', fontStyle: 'italic' }) }}
            >
              {answerText(respuesta, unidad)}
            </Typography>
          </div>
        ))}
      </Box>
    </Section>
  );
}

function Words({ field, candidate }: { field: ProfileField; candidate: Candidate }) {
  if (field !== 'habilidades') {
    const quoted = field === 'carta_presentacion';
    return (
      <Typography
        component={quoted ? 'blockquote' : 'p'}
        sx={{ ...LONG, ...(quoted && { borderLeft: 3, borderColor: 'divider', pl: 2 }) }}
      >
        {quoted ? `«${candidate[field]}»` : String(candidate[field])}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {candidate.habilidades.map((skill) => (
        <Chip key={skill} component="li" label={skill} size="small" variant="outlined" />
      ))}
    </Box>
  );
}

/** What the person wrote about themselves. */
export function CandidateProfile({ candidate }: { candidate: Candidate }) {
  const factOf = useProfileFacts(candidate);
  return (
    <>
      <Section title="Datos personales">
        <Facts facts={PERSONAL_FIELDS.map(factOf)} />
      </Section>
      <Section title="Datos profesionales">
        <Facts
          facts={[
            ...JOB_FIELDS.map(factOf),
            { label: 'Fecha de aplicación', value: formatDay(candidate.fecha_aplicacion) },
            { label: 'Creado', value: formatMoment(candidate.created_at) },
          ]}
        />
      </Section>
      <CandidateQualifications candidate={candidate} />
      {candidate.aplicaciones.map(({ id, vacante_titulo, cuestionario_respuestas }) => (
        <ScreeningAnswers key={id} vacancy={vacante_titulo} answers={cuestionario_respuestas} />
      ))}
      {TEXT_FIELDS.filter((field) => candidate[field]?.length).map((field) => (
        <Section key={field} title={FIELD_LABEL[field]}>
          <Words field={field} candidate={candidate} />
        </Section>
      ))}
      <ProvenanceNote candidateId={candidate.id} />
    </>
  );
}
