import { Box, Link, Typography } from '@mui/material';
import { CV_ORIGEN_LABEL, fileSize } from '@hiring/contract';
import { formatDay } from '../format/dates';
import { ListSkeleton } from '../ui/ListSkeleton';
import { LoadFailed } from '../ui/LoadFailed';
import { ToneBadge } from '../ui/ToneBadge';
import { useRead } from '../providers/useRead';
import type { CvVersion } from './types';

function Version({ version }: { version: CvVersion }) {
  return (
    <Box component="li" sx={{ py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1.5 }}>
        <Link href={version.url} target="_blank" rel="noopener" sx={{ overflowWrap: 'anywhere' }}>
          {version.nombre_original}
        </Link>
        {version.hasta === null && <ToneBadge tone="green">Actual</ToneBadge>}
      </Box>
      <Typography variant="caption" color="text.secondary" component="p">
        {CV_ORIGEN_LABEL[version.origen]}, {fileSize(version.bytes)}. Desde el {formatDay(version.desde)}
        {version.hasta && ` hasta el ${formatDay(version.hasta)}`}
      </Typography>
    </Box>
  );
}

/** Every CV that the person has sent; opening one is logged. */
export function CvVersions({ candidateId }: { candidateId: string }) {
  const { data, error, isPending, refetch } = useRead(['candidates', 'cv-history', candidateId], (provider) =>
    provider.listCvVersions(candidateId),
  );
  if (isPending) return <ListSkeleton rows={2} />;
  if (error) {
    return (
      <LoadFailed
        title="No se pudo cargar el historial del CV"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0)
    return <Typography color="text.secondary">Todavía no ha enviado ningún CV.</Typography>;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((version) => (
        <Version key={version.id} version={version} />
      ))}
    </Box>
  );
}
