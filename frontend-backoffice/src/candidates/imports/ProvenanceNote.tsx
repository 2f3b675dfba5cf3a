import '../../i18n/people';
import { Typography } from '@mui/material';
import { formatDay } from '../../ui/format/dates';
import { Section } from '../../ui/display/Facts';
import { api, at, useRead } from '../../providers/api';
import { translate } from '../../i18n/texts';

/** Where the data of an imported person came from; nothing for who applied by themselves. */
export function ProvenanceNote({ candidateId }: { candidateId: string }) {
  const { data = [] } = useRead(['provenance', candidateId], () =>
    api.get('/api/candidates/{id}/provenance', at(candidateId)),
  );
  if (data.length === 0) return null;
  return (
    <Section title="people.provenance.title">
      {data.map(({ importacion_id, nombre, origen, informados_el, fecha }) => (
        <div key={importacion_id ?? fecha}>
          <Typography>{origen}</Typography>
          <Typography variant="caption" color="text.secondary">
            {translate(nombre ? 'people.provenance.imported' : 'people.provenance.received', {
              day: formatDay(fecha),
              name: nombre,
            })}{' '}
            {informados_el
              ? translate('people.provenance.informed', { day: formatDay(informados_el) })
              : translate('people.provenance.notInformed')}
          </Typography>
        </div>
      ))}
    </Section>
  );
}
