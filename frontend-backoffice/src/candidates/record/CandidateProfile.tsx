import { Box, Chip, Typography } from '@mui/material';
import {
  answerText,
  CADUCIDAD_TONE,
  CUALIFICACION_LABEL,
  FIELD_LABEL,
  IDIOMA_LABEL,
  IDIOMA_NIVEL_LABEL,
  JOB_FIELDS,
  PERSONAL_FIELDS,
  type ProfileField,
  TEXT_FIELDS,
  TURNO_LABEL,
} from '@hiring/contract';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { Facts, Section } from '../../ui/display/Facts';
import { ToneBadge } from '../../ui/display/text';
import type { Application, Candidate } from '../useCandidate';
import { ProvenanceNote } from '../imports/ProvenanceNote';
import { useProfileFacts } from './useProfileFacts';

type Held = Candidate['cualificaciones'];

/** A mark only where somebody has to look: it ends soon, or has ended. */
function Expiry({ caduca_el, estado }: Held['permisos'][number]) {
  if (caduca_el === null) return <Typography variant="note">Sin fecha de caducidad</Typography>;
  const day = formatDay(caduca_el);
  if (estado === 'vigente') return <Typography variant="note">Hasta el {day}</Typography>;
  return (
    <ToneBadge tone={CADUCIDAD_TONE[estado]}>
      {estado === 'caducada' ? `Caducada el ${day}` : `Caduca el ${day}`}
    </ToneBadge>
  );
}

const LICENCES = {
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 0,
  display: 'grid',
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    columnGap: 2,
    minHeight: 34,
    borderBottom: 1,
    borderColor: 'divider',
  },
} as const;

const Licences = ({ permisos }: Pick<Held, 'permisos'>) => (
  <Box component="ul" sx={LICENCES}>
    {permisos.map((permiso) => (
      <li key={permiso.tipo}>
        {CUALIFICACION_LABEL[permiso.tipo]}
        <Expiry {...permiso} />
      </li>
    ))}
  </Box>
);

const startOf = ({ incorporacion, disponible_desde }: Held): string | null => {
  if (incorporacion === 'inmediata') return 'Inmediata';
  return disponible_desde && `Desde el ${formatDay(disponible_desde)}`;
};

const spoken = ({ idioma, nivel }: Held['idiomas'][number]): string =>
  `${IDIOMA_LABEL[idioma]} (${IDIOMA_NIVEL_LABEL[nivel].toLowerCase()})`;

/** What the person can drive and handle, when, in which languages: as they say it, for HR to check. */
function CandidateQualifications({ candidate }: { candidate: Candidate }) {
  const { cualificaciones: held, consentimientos } = candidate;
  const kept = consentimientos.find(({ finalidad }) => finalidad === 'futuras_ofertas');
  const { permisos, turnos, idiomas } = held;
  const also = [held.fines_de_semana && 'Fines de semana', held.noches_fuera && 'Noches fuera de casa'];
  return (
    <Section title={FIELD_LABEL.cualificaciones}>
      {permisos.length > 0 && <Licences permisos={permisos} />}
      <Facts
        facts={[
          ...(permisos.length === 0 ? [{ label: 'Permisos y carnés', value: null }] : []),
          { label: 'Turnos', value: turnos.map((turno) => TURNO_LABEL[turno]).join(', ') || null },
          { label: 'Disponibilidad', value: also.filter(Boolean).join(', ') || null },
          { label: 'Vehículo propio', value: held.vehiculo_propio ? 'Sí' : null },
          { label: 'Incorporación', value: startOf(held) },
          { label: 'Idiomas', value: idiomas.map(spoken).join(', ') || null },
          {
            label: 'Guardar sus datos para futuras ofertas',
            value: kept?.desde ? `Sí, desde el ${formatDay(kept.desde)}` : 'Sin permiso',
          },
        ]}
      />
    </Section>
  );
}

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
