import { Box, Button, Typography } from '@mui/material';
import type { MessageText } from '@hiring/contract';
import { useId, useState } from 'react';
import { formatMoment } from '../format/dates';
import { ConfirmedButton } from '../ui/ConfirmedButton';
import { Separator } from '../ui/Separator';
import { TextDifference } from '../ui/TextDifference';
import { ToneBadge } from '../ui/ToneBadge';
import type { Template, TemplateVersion } from './types';

const whole = ({ asunto, cuerpo }: MessageText) => `Asunto: ${asunto}\n\n${cuerpo}`;

interface Props {
  version: TemplateVersion;
  current: Template;
  busy: boolean;
  unsaved: boolean;
  onRestore: () => void;
}

export function TemplateVersionItem({ version, current, busy, unsaved, onRestore }: Props) {
  const [shown, setShown] = useState(false);
  const panelId = useId();
  const isCurrent = version.version === current.version;
  const name = version.version === 0 ? 'Texto original' : `Versión ${version.version}`;

  return (
    <Box
      component="li"
      sx={{ px: 2, py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ mr: 'auto' }}>
          <Typography component="h3" variant="subtitle2">
            {name} {isCurrent && <ToneBadge tone="green">Actual</ToneBadge>}
          </Typography>
          {version.created_at && (
            <Typography variant="caption" color="text.secondary">
              {formatMoment(version.created_at)}
              {version.autor && (
                <>
                  <Separator />
                  {version.autor}
                </>
              )}
              {version.restaurada_de !== null && (
                <>
                  <Separator />
                  {version.restaurada_de === 0
                    ? 'Restaura el texto original'
                    : `Restaura la versión ${version.restaurada_de}`}
                </>
              )}
            </Typography>
          )}
        </Box>
        {!isCurrent && (
          <>
            <Button
              size="small"
              aria-expanded={shown}
              aria-controls={panelId}
              aria-label={`${shown ? 'Ocultar' : 'Comparar con la actual'}: ${name}`}
              onClick={() => setShown(!shown)}
            >
              {shown ? 'Ocultar' : 'Comparar con la actual'}
            </Button>
            <ConfirmedButton
              label="Restaurar"
              question={`¿Restaurar ${version.version === 0 ? 'el texto original' : `la versión ${version.version}`}?`}
              explanation={
                unsaved
                  ? 'Los cambios sin guardar se perderán. Las demás versiones se conservan.'
                  : 'Será una versión nueva. Las demás se conservan.'
              }
              busy={busy}
              onConfirm={onRestore}
            />
          </>
        )}
      </Box>
      <div id={panelId}>
        {shown && (
          <TextDifference
            label={`Texto de la versión ${version.version}, comparado con el actual`}
            from={whole(version)}
            to={whole(current)}
          />
        )}
      </div>
    </Box>
  );
}
