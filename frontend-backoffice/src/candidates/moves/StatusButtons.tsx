import { Box, Button } from '@mui/material';
import type { Stage } from '@hiring/contract';
import { useMoveDialog } from './moveDialogContext';
import type { MoveTarget } from './moveTarget';
import { StageDot } from '../StateBadges';
import { stageLabel } from '../stageText';

/** A button for each status that no shortcut names. */
export function StatusButtons({ target, stages }: { target: MoveTarget; stages: readonly Stage[] }) {
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
