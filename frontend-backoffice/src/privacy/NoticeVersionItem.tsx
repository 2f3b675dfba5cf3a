import { Box, Button, Typography } from '@mui/material';
import type { Schemas } from '@hiring/contract/api';
import { useId, useState } from 'react';
import { formatMoment } from '../format/dates';
import { ToneBadge } from '../ui/ToneBadge';
import { NoticePreview } from './NoticePreview';
import { TextDifference } from '../ui/TextDifference';

type Notice = Schemas['NoticeResponse'];

interface Props {
  version: Notice;
  /** The one it took the place of; null: it was the first. */
  before: Notice | null;
}

export function NoticeVersionItem({ version, before }: Props) {
  const [shown, setShown] = useState(false);
  const panelId = useId();
  const name = `Versión ${version.numero}`;
  const verb = before ? 'Ver y comparar' : 'Ver';
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography component="h4" variant="subtitle2">
            {name} {version.en_vigor && <ToneBadge tone="green">En vigor</ToneBadge>}
          </Typography>
          <Typography variant="caption" color="text.secondary">
            {version.vigente_desde && `Desde el ${formatMoment(version.vigente_desde)}`}
            {version.autor && `, ${version.autor}`}. Se registra como «{version.codigo}».
          </Typography>
        </Box>
        <Button
          size="small"
          aria-expanded={shown}
          aria-controls={panelId}
          aria-label={`${shown ? 'Ocultar' : verb}: ${name}`}
          onClick={() => setShown(!shown)}
          sx={{ minHeight: 44 }}
        >
          {shown ? 'Ocultar' : verb}
        </Button>
      </Box>
      <div id={panelId}>
        {shown &&
          (before ? (
            <TextDifference
              label={`${name} comparada con la versión ${before.numero}`}
              from={before.texto}
              to={version.texto}
            />
          ) : (
            <NoticePreview texto={version.texto} />
          ))}
      </div>
    </Box>
  );
}
