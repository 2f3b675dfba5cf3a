import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FIELD_LABEL } from '@hiring/contract';
import { useDepartments } from '../departments/useDepartments';
import { formatDay, formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import { ProvenanceNote } from '../people/imports/ProvenanceNote';
import { CandidateQualifications } from './CandidateQualifications';
import type { Candidate } from './types';

function LongText({ text, quoted = false }: { text: string; quoted?: boolean }) {
  return (
    <Typography
      component={quoted ? 'blockquote' : 'p'}
      sx={{
        m: 0,
        maxWidth: '72ch',
        whiteSpace: 'pre-line',
        overflowWrap: 'anywhere',
        ...(quoted && { borderLeft: 3, borderColor: 'divider', pl: 2 }),
      }}
    >
      {quoted ? `«${text}»` : text}
    </Typography>
  );
}

/** What the person wrote about themselves. */
export function CandidateProfile({ candidate }: { candidate: Candidate }) {
  const { departmentName, positionName } = useDepartments();
  const { email, telefono, experiencia, educacion, habilidades, carta_presentacion: letter } = candidate;

  return (
    <>
      <Section title="Datos personales">
        <Facts
          facts={[
            { label: FIELD_LABEL.email, value: <Link href={`mailto:${email}`}>{email}</Link> },
            {
              label: FIELD_LABEL.telefono,
              value: telefono && <Link href={`tel:${telefono.replace(/\s/g, '')}`}>{telefono}</Link>,
            },
            {
              label: FIELD_LABEL.fecha_nacimiento,
              value: candidate.fecha_nacimiento && formatDay(candidate.fecha_nacimiento),
            },
            { label: FIELD_LABEL.direccion, value: candidate.direccion || null },
            { label: FIELD_LABEL.ciudad, value: candidate.ciudad || null },
            { label: FIELD_LABEL.codigo_postal, value: candidate.codigo_postal || null },
          ]}
        />
      </Section>
      <Section title="Datos profesionales">
        <Facts
          facts={[
            { label: FIELD_LABEL.departamento, value: departmentName(candidate.departamento) },
            { label: FIELD_LABEL.posicion, value: positionName(candidate.departamento, candidate.posicion) },
            { label: 'Fecha de aplicación', value: formatDay(candidate.fecha_aplicacion) },
            { label: 'Creado', value: formatMoment(candidate.created_at) },
          ]}
        />
      </Section>
      <CandidateQualifications candidate={candidate} />
      {experiencia && (
        <Section title={FIELD_LABEL.experiencia}>
          <LongText text={experiencia} />
        </Section>
      )}
      {educacion && (
        <Section title={FIELD_LABEL.educacion}>
          <LongText text={educacion} />
        </Section>
      )}
      {habilidades.length > 0 && (
        <Section title={FIELD_LABEL.habilidades}>
          <Box
            component="ul"
            sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
          >
            {habilidades.map((skill) => (
              <Chip key={skill} component="li" label={skill} size="small" variant="outlined" />
            ))}
          </Box>
        </Section>
      )}
      {letter && (
        <Section title={FIELD_LABEL.carta_presentacion}>
          <LongText text={letter} quoted />
        </Section>
      )}
      <ProvenanceNote candidateId={candidate.id} />
    </>
  );
}
