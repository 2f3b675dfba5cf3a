import { Box, Chip, Stack, Typography } from '@mui/material';
import {
  answerText,
  CADUCIDAD_TONE,
  CUALIFICACION_LABEL,
  DISPONIBILIDAD_LABEL,
  DISPONIBILIDADES,
  FIELD_LABEL,
  IDIOMA_LABEL,
  IDIOMA_NIVEL_LABEL,
  JOB_FIELDS,
  PERSONAL_FIELDS,
  type ProfileField,
  TEXT_FIELDS,
  TURNO_LABEL,
} from '@hiring/contract';
import { translate } from '../../i18n/texts';
import { formatDay, formatMoment } from '../../ui/format/dates';
import { type Fact, Facts, Section } from '../../ui/display/Facts';
import { ToneBadge } from '../../ui/display/text';
import { CustomValues } from '../../fields/CustomValues';
import { api, at } from '../../providers/api';
import type { Application, Candidate } from '../useCandidate';
import { ProvenanceNote } from '../imports/ProvenanceNote';
import { useProfileFacts } from './useProfileFacts';

type Held = Candidate['cualificaciones'];

/** The vehicle has a line of its own. */
const TOGETHER = DISPONIBILIDADES.filter((name) => name !== 'vehiculo_propio');

/** A mark only where somebody has to look: it ends soon, or has ended. */
function Expiry({ caduca_el, estado }: Held['permisos'][number]) {
  const said = caduca_el
    ? translate(`candidates.record.expiry.${estado}`, { day: formatDay(caduca_el) })
    : translate('candidates.record.noExpiry');
  if (!caduca_el || estado === 'vigente') return <Typography variant="note">{said}</Typography>;
  return <ToneBadge tone={CADUCIDAD_TONE[estado]}>{said}</ToneBadge>;
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

const startOf = ({ incorporacion, disponible_desde }: Held): string | null => {
  if (incorporacion === 'inmediata') return translate('candidates.record.atOnce');
  return disponible_desde && translate('candidates.record.from', { day: formatDay(disponible_desde) });
};

const spoken = ({ idioma, nivel }: Held['idiomas'][number]): string =>
  `${IDIOMA_LABEL[idioma]} (${IDIOMA_NIVEL_LABEL[nivel].toLowerCase()})`;

/** What the person can drive and handle, when, in which languages: as they say it, for HR to check. */
export function HeldQualifications({ held, more = [] }: { held: Held; more?: Fact[] }) {
  const { permisos, turnos, idiomas } = held;
  const also = TOGETHER.flatMap((name) => {
    if (held[name] === null) return [];
    return held[name] ? DISPONIBILIDAD_LABEL[name] : `${DISPONIBILIDAD_LABEL[name]}: no`;
  });
  return (
    <Section title={FIELD_LABEL.cualificaciones}>
      {permisos.length > 0 && (
        <Box component="ul" sx={LICENCES}>
          {permisos.map((permiso) => (
            <li key={permiso.tipo}>
              {CUALIFICACION_LABEL[permiso.tipo]}
              <Expiry {...permiso} />
            </li>
          ))}
        </Box>
      )}
      <Facts
        facts={[
          ...(permisos.length === 0 ? [{ label: 'candidates.record.licences', value: null }] : []),
          {
            label: 'candidates.record.shifts',
            value: turnos.map((turno) => TURNO_LABEL[turno]).join(', ') || null,
          },
          { label: 'candidates.record.availability', value: also.join(', ') || null },
          {
            label: 'candidates.record.ownVehicle',
            value:
              held.vehiculo_propio === null
                ? null
                : translate(`ra.boolean.${held.vehiculo_propio ? 'true' : 'false'}`),
          },
          { label: 'candidates.record.start', value: startOf(held) },
          { label: 'candidates.record.languages', value: idiomas.map(spoken).join(', ') || null },
          ...more,
        ]}
      />
    </Section>
  );
}

function CandidateQualifications({ candidate }: { candidate: Candidate }) {
  const { cualificaciones, consentimientos } = candidate;
  const kept = consentimientos.find(({ finalidad }) => finalidad === 'futuras_ofertas');
  const value = kept?.desde
    ? translate('candidates.record.keptSince', { day: formatDay(kept.desde) })
    : translate('candidates.record.notKept');
  return (
    <HeldQualifications held={cualificaciones} more={[{ label: 'candidates.record.keepData', value }]} />
  );
}

const LONG = { m: 0, maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' } as const;

/** What the vacancy asked and the person answered, in the words of then. */
export function ScreeningAnswers({
  vacante_titulo: vacancy,
  cuestionario_respuestas: answers,
}: Pick<Application, 'vacante_titulo' | 'cuestionario_respuestas'>) {
  if (answers.length === 0) return null;
  const title = vacancy ? 'candidates.record.answersOf' : 'candidates.record.answers';
  return (
    <Section title={translate(title, { vacancy })}>
      <Stack component="dl" spacing={1}>
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
      </Stack>
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
    <Stack component="ul" direction="row" spacing={0.75}>
      {candidate.habilidades.map((skill) => (
        <Chip key={skill} component="li" label={skill} size="small" variant="outlined" />
      ))}
    </Stack>
  );
}

/** What the person wrote about themselves. */
export function CandidateProfile({ candidate }: { candidate: Candidate }) {
  const factOf = useProfileFacts(candidate);
  return (
    <>
      <Section title="candidates.record.personal">
        <Facts facts={PERSONAL_FIELDS.map(factOf)} />
      </Section>
      <Section title="candidates.record.professional">
        <Facts
          facts={[
            ...JOB_FIELDS.map(factOf),
            { label: 'candidates.people.applied', value: formatDay(candidate.fecha_aplicacion) },
            { label: 'candidates.record.created', value: formatMoment(candidate.created_at) },
          ]}
        />
      </Section>
      <CandidateQualifications candidate={candidate} />
      <CustomValues
        noun="persona"
        values={candidate.campos}
        write={(campos) =>
          api.put(
            '/api/candidates/{id}/custom-fields',
            at(candidate.id, { campos, updated_at: candidate.updated_at }),
          )
        }
        changes={['candidates']}
      />
      {candidate.aplicaciones.map((application) => (
        <ScreeningAnswers key={application.id} {...application} />
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
