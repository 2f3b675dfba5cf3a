import { Box, Typography } from '@mui/material';
import { JOB_FIELDS, PERSONAL_FIELDS, TEXT_FIELDS } from '@hiring/contract';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type Candidate, fullName } from '../candidates/types';
import { useProfileFacts } from '../candidates/record/useProfileFacts';
import { formatDay, formatMoment } from '../format/dates';
import { Facts } from '../ui/Facts';
import { Section } from '../ui/Section';
import { ProvenanceNote } from '../imports/ProvenanceNote';

/** Personal and professional data, and each of the long texts when it is there. */
export function PersonRecord({ person }: { person: Candidate }) {
  const factOf = useProfileFacts(person);
  return (
    <>
      <Typography variant="h2" sx={{ pr: 7 }}>
        {fullName(person)}
      </Typography>
      <Typography variant="caption" color="text.secondary" component="p" sx={{ mb: 2 }}>
        ID: {shortId(person.id)}. Creado: {formatMoment(person.created_at)}
      </Typography>
      <Section title="Información personal">
        <Facts facts={PERSONAL_FIELDS.map(factOf)} />
      </Section>
      <Section title="Información profesional">
        <Facts
          facts={[
            ...JOB_FIELDS.map(factOf),
            { label: 'Fecha de aplicación', value: formatDay(person.fecha_aplicacion) },
            { label: 'Estado', value: <StageBadge estado={person.estado} retirada={person.retirada} /> },
            { label: 'Prioridad', value: <PriorityBadge prioridad={person.prioridad} /> },
          ]}
        />
      </Section>
      {TEXT_FIELDS.map(factOf).map(
        ({ label, value }) =>
          value && (
            <Section key={label} title={label}>
              <Box sx={{ maxWidth: '72ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{value}</Box>
            </Section>
          ),
      )}
      <ProvenanceNote candidateId={person.id} />
    </>
  );
}
