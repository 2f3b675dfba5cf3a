import { Box, Typography } from '@mui/material';
import { translate } from '../../i18n/texts';
import { ScheduleInterviewButton } from '../../interviews/ScheduleInterviewButton';
import { api, at, type Schemas, useRead } from '../../providers/api';
import { TaskDialog } from '../../tasks/dialog';
import { DialogButton } from '../../ui/buttons';
import { type Application, type Candidate, fullName } from '../useCandidate';
import { AskDocumentDialog } from './AskDocumentDialog';

type Requirement = Schemas['PhaseRequirement'];
interface Props {
  candidate: Candidate;
  application: Application;
}

/** How a requirement is begun. */
function BeginRequirement({ candidate, application, tipo, nombre }: Props & Requirement) {
  const { id: aplicacion_id } = application;
  const name = fullName(candidate);
  if (tipo === 'evaluacion') return <ScheduleInterviewButton candidateId={candidate.id} name={name} />;
  const begun = { aplicacion_id, candidato_id: candidate.id };
  return (
    <DialogButton
      size="small"
      variant="outlined"
      aria-label={translate(`candidates.needs.begin.${tipo}Of`, { name: nombre })}
      dialog={(close) =>
        tipo === 'documento' ? (
          <AskDocumentDialog
            candidate={candidate}
            asked={{ nombre: nombre ?? '', aplicacion_id }}
            onClose={close}
          />
        ) : (
          <TaskDialog about={begun} title={nombre ?? ''} name={name} onClose={close} />
        )
      }
    >
      {translate(`candidates.needs.begin.${tipo}`)}
    </DialogButton>
  );
}

/** What the phase still asks for before the application may go on, and the way to each. Nothing when it is all there. */
export function PhaseRequirements({ candidate, application }: Props) {
  const { id, fase, abierta } = application;
  // A failure is not shown: the record can be read without it, and a move that is too early says what is missing.
  const { data = [] } = useRead(
    ['phase-requirements', id, fase?.id],
    () => api.get('/api/applications/{id}/phase-requirements', at(id)),
    { enabled: abierta && fase !== null },
  );
  const missing = data.filter(({ cumplido }) => !cumplido);
  if (!fase || missing.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={translate('candidates.needs.title', { phase: fase.nombre })}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.75 }}
    >
      <Typography variant="body2" color="warning.main">
        {translate('candidates.needs.title', { phase: fase.nombre })}
      </Typography>
      {missing.map((one) => (
        <Box key={one.tipo} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Typography variant="body2">
            {translate(`candidates.needs.${one.empezado ? 'begun' : 'none'}.${one.tipo}`, {
              name: one.nombre,
            })}
          </Typography>
          {!one.empezado && <BeginRequirement candidate={candidate} application={application} {...one} />}
        </Box>
      ))}
    </Box>
  );
}
