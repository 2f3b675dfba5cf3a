import { Box, Button, Typography } from '@mui/material';
import { JOB_FIELDS, PERSONAL_FIELDS, TEXT_FIELDS } from '@hiring/contract';
import { PriorityBadge, shortId, StageBadge } from '../candidates/StateBadges';
import { type Candidate, fullName } from '../candidates/types';
import { useProfileFacts } from '../candidates/record/useProfileFacts';
import { formatDay, formatMoment } from '../format/dates';
import { Facts, Section } from '../ui/Facts';
import { ProvenanceNote } from '../imports/ProvenanceNote';
import { OpenRecord } from '../ui/OpenRecord';

/** Personal and professional data, and each of the long texts when it is there. */
function PersonRecord({ person }: { person: Candidate }) {
  const factOf = useProfileFacts(person);
  return (
    <>
      <Typography variant="h2" sx={{ pr: 7 }}>
        {fullName(person)}
      </Typography>
      <Typography variant="hint" sx={{ mb: 2 }}>
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

/** 'Perfil Completo del Candidato': everything that the person gave, to be read. */
export const PersonShow = ({ id }: { id: string }) => (
  <OpenRecord<Candidate>
    resource="people"
    id={id}
    failed="No se pudo cargar el candidato"
    missing="Este candidato ya no existe"
  >
    {(person) => (
      <Box sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography variant="note" sx={{ pr: 7 }}>
          Perfil Completo del Candidato
        </Typography>
        <PersonRecord person={person} />
        <Box sx={{ mt: 3 }}>
          {person.cv_url ? (
            <Button
              href={person.cv_url}
              target="_blank"
              rel="noopener"
              variant="contained"
              aria-label="Ver CV (se abre en otra pestaña)"
            >
              Ver CV
            </Button>
          ) : (
            <Typography color="text.secondary">Sin CV</Typography>
          )}
        </Box>
      </Box>
    )}
  </OpenRecord>
);
