import { Box, Typography } from '@mui/material';
import {
  CADUCIDAD_TONE,
  CUALIFICACION_LABEL,
  FIELD_LABEL,
  IDIOMA_LABEL,
  IDIOMA_NIVEL_LABEL,
  TURNO_LABEL,
} from '@hiring/contract';
import { formatDay } from '../../format/dates';
import { Facts, Section } from '../../ui/Facts';
import { ToneBadge } from '../../ui/ToneBadge';
import type { Candidate } from '../types';

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
export function CandidateQualifications({ candidate }: { candidate: Candidate }) {
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
