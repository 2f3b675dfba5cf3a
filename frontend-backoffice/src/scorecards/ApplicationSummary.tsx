import { Box, Typography } from '@mui/material';
import { numberFormat, RECOMENDACION_LABEL, RECOMENDACION_TONE, RECOMENDACIONES } from '@hiring/contract';
import type { Schemas } from '@hiring/contract/api';
import { Facts } from '../ui/Facts';
import { ToneBadge } from '../ui/ToneBadge';

const oneDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** What the scorecards of an application say together, as far as one may see them. */
export function ApplicationSummary({ summary }: { summary: Schemas['ApplicationSummary'] }) {
  const { evaluaciones, media, medias, recomendaciones, puesto } = summary;
  if (evaluaciones === 0) return null;
  const shown = RECOMENDACIONES.filter((one) => recomendaciones[one] > 0);
  return (
    <Box sx={{ mb: 2, p: { xs: 2, sm: 2.5 }, borderRadius: 1, border: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <Typography
          component="h4"
          sx={{ fontWeight: 700, mr: 'auto', '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {puesto.replaceAll('_', ' ')}:{' '}
          {evaluaciones === 1 ? '1 evaluación' : `${evaluaciones} evaluaciones`}
          {media !== null && `, media ${oneDecimal(media)} de 5`}
        </Typography>
        {shown.map((one) => (
          <ToneBadge key={one} tone={RECOMENDACION_TONE[one]}>
            {RECOMENDACION_LABEL[one]}: {recomendaciones[one]}
          </ToneBadge>
        ))}
      </Box>
      <Facts facts={medias.map((one) => ({ label: one.nombre, value: `${oneDecimal(one.media)} de 5` }))} />
    </Box>
  );
}
