import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FIELD_LABEL } from '@hiring/contract';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type Candidate, fullName } from '../candidates/types';
import { useDepartments } from '../departments/useDepartments';
import { formatDay, formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import { ProvenanceNote } from './imports/ProvenanceNote';

const TEXTS = ['experiencia', 'educacion', 'habilidades', 'carta_presentacion'] as const;

/** Personal and professional data, and each of the long texts when it is there. */
export function PersonRecord({ person }: { person: Candidate }) {
  const { departmentName, positionName } = useDepartments();
  const texts = { ...person, habilidades: person.habilidades.join(', ') };
  return (
    <>
      <Typography variant="h2" component="p">
        {fullName(person)}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 2 }}>
        ID: {shortId(person.id)}. Creado: {formatMoment(person.created_at)}
      </Typography>
      <Section title="Información personal">
        <Facts
          facts={[
            { label: FIELD_LABEL.email, value: <Link href={`mailto:${person.email}`}>{person.email}</Link> },
            { label: FIELD_LABEL.telefono, value: person.telefono || null },
            {
              label: FIELD_LABEL.fecha_nacimiento,
              value: person.fecha_nacimiento && formatDay(person.fecha_nacimiento),
            },
            { label: FIELD_LABEL.direccion, value: person.direccion || null },
            { label: FIELD_LABEL.ciudad, value: person.ciudad || null },
            { label: FIELD_LABEL.codigo_postal, value: person.codigo_postal || null },
          ]}
        />
      </Section>
      <Section title="Información profesional">
        <Facts
          facts={[
            { label: FIELD_LABEL.departamento, value: departmentName(person.departamento) },
            { label: FIELD_LABEL.posicion, value: positionName(person.departamento, person.posicion) },
            { label: 'Fecha de aplicación', value: formatDay(person.fecha_aplicacion) },
            { label: 'Estado', value: <StageBadge estado={person.estado} retirada={person.retirada} /> },
            { label: 'Prioridad', value: <PriorityBadge prioridad={person.prioridad} /> },
          ]}
        />
      </Section>
      {TEXTS.filter((name) => texts[name]).map((name) => (
        <Section key={name} title={FIELD_LABEL[name]}>
          <Box sx={{ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{texts[name]}</Box>
        </Section>
      ))}
      <ProvenanceNote candidateId={person.id} />
    </>
  );
}
