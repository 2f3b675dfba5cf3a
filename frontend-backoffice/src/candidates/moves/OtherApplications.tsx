import { Alert, Box } from '@mui/material';
import type { Stage } from '@hiring/contract';
import { BooleanInput } from 'react-admin';
import { useRead } from '../../providers/useRead';
import { stageLabel } from '../stageText';

interface Props {
  applicationId: string;
  stage: Stage;
}

/** What the person has open besides: it stays so, unless a hiring closes it in the same step. */
export function OtherApplications({ applicationId, stage }: Props) {
  const { data } = useRead(
    ['message-preview', 'others', applicationId, stage],
    (provider) => provider.previewMove(applicationId, { estado: stage }),
    { gcTime: 0 },
  );
  const others = data?.otras_abiertas ?? [];
  if (others.length === 0) return null;
  return (
    <Alert severity="info" icon={false}>
      {others.length === 1
        ? 'Tiene otra candidatura abierta:'
        : `Tiene otras ${others.length} candidaturas abiertas:`}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {others.map((other) => (
          <li key={other.id}>
            {other.puesto} ({stageLabel(other.stage)})
          </li>
        ))}
      </Box>
      {stage === 'contratada' && (
        <BooleanInput
          source="cerrar_otras"
          label={
            others.length === 1
              ? 'Cerrarla también, sin enviarle otro correo'
              : 'Cerrarlas también, sin enviarle otro correo'
          }
          helperText={false}
        />
      )}
    </Alert>
  );
}
