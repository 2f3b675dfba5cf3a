import { Box, Link, Typography } from '@mui/material';
import { CV_ORIGEN_LABEL, fileSize } from '@hiring/contract';
import { formatDay } from '../format/dates';
import { useRead } from '../providers/useRead';
import { LoadedList } from '../ui/Loaded';
import { ToneBadge } from '../ui/ToneBadge';
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
  const versions = useRead(['candidates', 'cv-history', candidateId], (provider) =>
    provider.listCvVersions(candidateId),
  );
  return (
    <LoadedList
      of={versions}
      failed="No se pudo cargar el historial del CV"
      rows={2}
      empty="Todavía no ha enviado ningún CV."
      item={(version) => <Version key={version.id} version={version} />}
    />
  );
}
