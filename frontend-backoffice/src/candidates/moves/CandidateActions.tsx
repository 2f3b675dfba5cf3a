import { Box, Button, Typography } from '@mui/material';
import { isEndedStage, type Stage } from '@hiring/contract';
import { useCanAccess } from 'react-admin';
import { StageDot, stageLabel } from '../StateBadges';
import { ScheduleInterviewButton } from '../../interviews/ScheduleInterviewButton';
import { OfferSlotsButton } from '../../self-scheduling/OfferSlotsButton';
import { type MoveTarget, useMoveDialog } from './moveTarget';
import { MoveMenuButton } from './MoveMenuButton';
import { MoveStageButton } from './MoveStageButton';
import { awaitsInterview, shortcutsOf } from './shortcuts';

/** A button for each status that no shortcut names. */
function StatusButtons({ target, stages }: { target: MoveTarget; stages: readonly Stage[] }) {
  const openDialog = useMoveDialog();
  if (stages.length === 0) return null;
  return (
    <Box
      role="group"
      aria-label={`Mover a otro estado: ${target.name}`}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}
    >
      {stages.map((stage) => (
        <Button
          key={stage}
          size="small"
          data-application={target.applicationId}
          aria-label={`Mover a ${stageLabel(stage)}: ${target.name}`}
          onClick={() => openDialog(target, stage)}
          startIcon={<StageDot stage={stage} />}
        >
          {stageLabel(stage)}
        </Button>
      ))}
    </Box>
  );
}

interface Props {
  target: MoveTarget;
  /** Buttons for a thumb. */
  roomy?: boolean;
  /** 'Ofrecer horas' too, where an interview may be scheduled. */
  offers?: boolean;
  /** A button for every other status, in place of the menu. */
  spread?: boolean;
  /** The shortcuts alone. */
  brief?: boolean;
}

/** The shortcuts of the stage, and everything else the server offers: in the menu 'Mover a…' or side by side. */
export function CandidateActions({
  target,
  roomy = false,
  offers = false,
  spread = false,
  brief = false,
}: Props) {
  const { canAccess: mayMove } = useCanAccess({ resource: 'applications', action: 'move' });
  if (!mayMove) return null;

  const shortcuts = shortcutsOf(target);
  const ended = isEndedStage(target.stage);
  const others = target.moverA.filter((stage) => !shortcuts.some((shortcut) => shortcut.stage === stage));

  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        '& .MuiButton-root': roomy ? { minHeight: 44, flexGrow: { xs: 1, sm: 0 } } : {},
      }}
    >
      {shortcuts.map((shortcut) => (
        <MoveStageButton key={shortcut.stage} target={target} {...shortcut} />
      ))}
      {!brief && target.candidateId && awaitsInterview(target) && (
        <>
          <ScheduleInterviewButton candidateId={target.candidateId} name={target.name} />
          {offers && <OfferSlotsButton candidateId={target.candidateId} name={target.name} />}
        </>
      )}
      {ended && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 1 }}>
          {stageLabel(target.stage)}
        </Typography>
      )}
      {spread && <StatusButtons target={target} stages={others} />}
      {!spread && !brief && <MoveMenuButton target={target} />}
    </Box>
  );
}
