import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../format/dates';
import { reasonOf } from '../providers/problem';
import { RejectionDelayForm } from '../rejections/RejectionDelayForm';
import { RejectionReasons } from '../rejections/RejectionReasons';
import { ListSkeleton } from '../ui/ListSkeleton';
import { StateMessage } from '../ui/StateMessage';
import { ToneBadge } from '../ui/ToneBadge';
import type { TemplateRow } from './types';

function Row({ template }: { template: TemplateRow }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        px: 2,
        py: 1.5,
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        '&:hover': { bgcolor: 'action.hover' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`/templates/${template.id}`}
          sx={{ fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } }}
        >
          {template.nombre}
        </Link>
        <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
          {template.asunto}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        {template.updated_at && (
          <Typography variant="caption" color="text.secondary">
            {formatMoment(template.updated_at)}
          </Typography>
        )}
        <ToneBadge tone={template.version === 0 ? 'grey' : 'blue'}>
          {template.version === 0 ? 'Texto original' : `Versión ${template.version}`}
        </ToneBadge>
      </Box>
    </Box>
  );
}

function Rows() {
  const { data, error, isPending, refetch } = useGetList<TemplateRow>('templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'id', order: 'ASC' },
  });
  if (isPending) return <ListSkeleton />;
  if (error) {
    return (
      <StateMessage
        alert
        title="No se pudieron cargar las plantillas"
        action={
          <Button variant="outlined" onClick={() => void refetch()}>
            Reintentar
          </Button>
        }
      >
        {reasonOf(error)}
      </StateMessage>
    );
  }
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((template) => (
        <Row key={template.id} template={template} />
      ))}
    </Box>
  );
}

/** Plantillas: the words that candidates receive, and what is said and kept of rejections. */
export function TemplateList() {
  return (
    <>
      <title>Plantillas</title>
      <Box component="header" sx={{ mb: 2.5 }}>
        <Typography variant="h1">Plantillas</Typography>
        <Typography color="text.secondary">
          Lo que lee el candidato en cada correo, y los motivos y el plazo de los rechazos
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Box component="section" aria-labelledby="plantillas-titulo" sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id="plantillas-titulo" sx={{ mb: 1.25 }}>
            Textos de los correos
          </Typography>
          <Card>
            <Rows />
          </Card>
        </Box>
        <Box component="section" aria-labelledby="rechazos-titulo" sx={{ minWidth: 0 }}>
          <Typography variant="h3" component="h2" id="rechazos-titulo" sx={{ mb: 1.25 }}>
            Rechazos
          </Typography>
          <Card sx={{ display: 'grid', gap: 2.5, p: 2 }}>
            <RejectionDelayForm />
            <RejectionReasons />
          </Card>
        </Box>
      </Box>
    </>
  );
}
