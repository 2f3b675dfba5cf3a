import { Typography } from '@mui/material';
import { formatDay } from '../../ui/format/dates';
import { Section } from '../../ui/display/Facts';
import { api, at, useRead } from '../../providers/api';

/** Where the data of an imported person came from; nothing for who applied by themselves. */
export function ProvenanceNote({ candidateId }: { candidateId: string }) {
  const { data = [] } = useRead(['provenance', candidateId], () =>
    api.get('/api/candidates/{id}/provenance', at(candidateId)),
  );
  if (data.length === 0) return null;
  return (
    <Section title="Procedencia de los datos">
      {data.map(({ importacion_id, nombre, origen, informados_el, fecha }) => (
        <div key={importacion_id ?? fecha}>
          <Typography sx={{ overflowWrap: 'anywhere' }}>{origen}</Typography>
          <Typography variant="caption" color="text.secondary">
            {nombre
              ? `Importado el ${formatDay(fecha)} de «${nombre}». `
              : `Recibido por la API el ${formatDay(fecha)}. `}
            {informados_el
              ? `Se le informó el ${formatDay(informados_el)}.`
              : 'Todavía no se le ha informado (art. 14 RGPD).'}
          </Typography>
        </div>
      ))}
    </Section>
  );
}
